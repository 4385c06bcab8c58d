/** What the field says that finds an order by anything. */
export const finderWords = {
  label: 'Buscar pedido',
  hint: {
    staff: 'Buscar: nº, empresa, CNPJ, produto…',
    customer: 'Buscar: nº, sua referência, produto…',
  },
  searching: 'Buscando…',
  failed: 'A busca falhou. Verifique sua conexão e tente de novo.',
  none: (typed: string) => `Nenhum pedido com “${typed.trim()}”.`,
  reference: (referencia: string) => `Ref. ${referencia}`,
};
