/** The id and the moment of what is asked for now. */
export function newRequest() {
  return { id: crypto.randomUUID(), pedidoem: Date.now() };
}
