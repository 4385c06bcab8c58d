import { WarningMark } from './warning-mark';

/** Beside a record with fields that could not be read: they are blank or 0 on the screen. */
export function IncompleteMark({ problems }: { problems: readonly string[] | undefined }) {
  if (!problems) return null;
  return (
    <WarningMark title={`Não foi possível ler: ${problems.join(', ')}`}>
      registro incompleto
    </WarningMark>
  );
}
