import { stateValue } from '../../../../domain/session/navigation-state';

/** The order's number in the navigation state `pedidoconfirmado`; undefined for a state that the app didn't write. */
export function storedOrderFrom(state: unknown): number | undefined {
  const pedidoconfirmado = stateValue(state, 'pedidoconfirmado');
  return Number.isInteger(pedidoconfirmado) && Number(pedidoconfirmado) > 0
    ? Number(pedidoconfirmado)
    : undefined;
}
