/** Texts of the field that searches orders by any data. */
export const finderTexts = {
  label: 'Buscar pedido',
  hint: {
    staff: 'Buscar: empresa, produto, mês, nº…',
    customer: 'Buscar: nº, sua referência, produto…',
  },
  searching: 'Buscando…',
  failed: 'A busca falhou. Verifique sua conexão e tente de novo.',
  none: (typed: string) => `Nenhum pedido com “${typed.trim()}”.`,
  onDevice: (ofCustomers: boolean) =>
    `Sem conexão: busca só nos pedidos que estão neste aparelho, ${ofCustomers ? 'os pendentes dos seus clientes e os' : 'os'} vistos há pouco. Os outros ficam de fora.`,
  noneOnDevice: (typed: string) => `Nenhum pedido deste aparelho com “${typed.trim()}”.`,
  all: 'Ver todos os resultados',
  reference: (referencia: string) => `Ref. ${referencia}`,
};
