import { useSecondsUntil } from '../hooks/use-seconds-until';

/** How long somebody has to wait until a moment (milliseconds since 1970), counted down to nothing. */
export function SecondsLeft({ until }: { until: number }) {
  const seconds = useSecondsUntil(until);
  if (seconds === 0) return null;
  return seconds === 1 ? 'Falta 1 segundo.' : `Faltam ${seconds} segundos.`;
}
