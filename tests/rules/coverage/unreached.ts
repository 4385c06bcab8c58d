import type { ConditionCoverage } from 'realtime-database-local';

export type Condition = Omit<ConditionCoverage, 'line'>;

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
