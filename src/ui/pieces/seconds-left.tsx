import { useSecondsUntil } from '../hooks/use-seconds-until';

/** A countdown to a moment (milliseconds since 1970). It disappears at 0. */
export function SecondsLeft({ until }: { until: number }) {
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return null;
  return seconds === 1 ? 'Falta 1 segundo.' : `Faltam ${seconds} segundos.`;
}
