export function newRequest() {
  return { id: crypto.randomUUID(), pedidoem: Date.now() };
}
