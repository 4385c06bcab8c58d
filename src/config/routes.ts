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
