"""Words of what is chosen before a voyage: its scenario and its squalls."""

from ...services import Services


def scenario_name(services: Services, scenario: str) -> str:
    """Return the name of a scenario; of one that a later release may have, the id."""
    key = f"voyage.scenarios.{scenario}.name"
    return services.translate(key) if key in services.content.strings else scenario


def scenario_text(services: Services, scenario: str) -> str:
    """Return the two sentences that make one want to sail a scenario."""
    return services.translate(f"voyage.scenarios.{scenario}.text")


def scenario_goal(services: Services, scenario: str) -> str:
    """Return what wins a scenario, in a line."""
    return services.translate(f"voyage.scenarios.{scenario}.goal")


def scenario_minutes(services: Services, minutes: int) -> str:
    """Return how long a scenario takes, about."""
    return services.translate("voyage.scenarios.minutes", count=minutes)


def squall_name(services: Services, squall: str) -> str:
    """Return the name of a squall."""
    return services.translate(f"voyage.squalls.{squall}.name")


def squall_text(services: Services, squall: str) -> str:
    """Return the rule that a squall brings."""
    return services.translate(f"voyage.squalls.{squall}.text")
