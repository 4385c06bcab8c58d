/** A value of a navigation state (§2). Its type is unknown, because anybody can forge the state. */
export function stateValue(state: unknown, name: string): unknown {
  if (typeof state !== 'object' || state === null) return undefined;
  return (Object.entries(state) as [string, unknown][]).find(([key]) => key === name)?.[1];
}

export function stateText(state: unknown, name: string): string {
  const value = stateValue(state, name);
  return typeof value === 'string' ? value.trim() : '';
}
