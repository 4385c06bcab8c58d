/** The 18 routes (§2), exact and without parameters. */
export const routes = {
  signIn: '/',
  home: '/home',
  customerRegistration: '/cadastrocliente',
  internalRegistration: '/cadastro',
  customerThanks: '/obrigadocadastro',
  sellerRegistration: '/cadastrovendedores',
  sellerThanks: '/obrigadocadastrovendedor',
  customerApproval: '/analise',
  sellerApproval: '/analisevendedores',
  customers: '/clientes',
  sellers: '/vendedores',
  categories: '/categorias',
  products: '/produtos',
  cart: '/carrinho',
  orders: '/pedidos',
  customerOrders: '/pedidoscliente',
  sellerOrders: '/pedidosvendedor',
  orderThanks: '/obrigado',
} as const;

export type Route = (typeof routes)[keyof typeof routes];

/** Link to a category's products, null for all: in the navigation state (§2), and in the address for a new tab. */
export function toCategory(group: string | null) {
  const search = group === null ? '' : `?${new URLSearchParams({ categoria: group })}`;
  return { to: { pathname: routes.products, search }, state: { nomedacategoria: group } };
}
