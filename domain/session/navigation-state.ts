/** One value of a navigation state (§2), which anybody can forge: its type is unknown. */
export function stateValue(state: unknown, name: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return (Object.entries(state) as [string, unknown][]).find(([key]) => key === name)?.[1];
}

export function stateText(state: unknown, name: string): string {
  const value = stateValue(state, name);
  return typeof value === 'string' ? value.trim() : '';
}
