import { WarningMark } from './warning-mark';

/** Marks a record with unreadable fields, which the screen shows blank or as 0. */
export function IncompleteMark({ problems }: { problems: readonly string[] | undefined }) {
  if (!problems) return null;
  return (
    <WarningMark title={`Não foi possível ler: ${problems.join(', ')}`}>
      registro incompleto
    </WarningMark>
  );
}
