/** The order's number in the navigation state `pedidoconfirmado`; undefined for a state that nobody here wrote. */
export function storedOrderFrom(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('pedidoconfirmado' in state))
    return undefined;
  const { pedidoconfirmado } = state;
  return Number.isInteger(pedidoconfirmado) && Number(pedidoconfirmado) > 0
    ? Number(pedidoconfirmado)
    : undefined;
}
