/** A condition in the format of the local database's `/.inspect/conditions.json`. */
export interface Condition {
  rule: string;
  expression: string;
  outcomes: { value: boolean; count: number }[];
}

/** The conditions that no report of the same rules has reached, one per line. */
export function unreached(reports: readonly Condition[][]): string[] {
  const [first = []] = reports;
  return first.flatMap(({ rule, expression, outcomes }, at) => {
    const never = outcomes.filter((_, which) =>
      reports.every((report) => report[at]?.outcomes[which]?.count === 0),
    );
    return never.map(({ value }) => `${rule}: never ${value}: ${expression}`);
  });
}
