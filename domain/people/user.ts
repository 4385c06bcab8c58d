/** The stored user, `usuarios/{uid}` (§3). */

export const permissoes = ['superUser', 'vendedor', 'cliente'] as const;
export type Permissao = (typeof permissoes)[number];

/** false = waiting for approval, true = approved, 'removido' = removed by the administrator. */
export type Analise = boolean | 'removido';

export interface Endereco {
  logradouro: string;
  numero: string;
  complemento: string;
  bairro: string;
  cidade: string;
  estado: string;
  cep: string;
}

export interface User {
  uid: string;
  email: string;
  nome: string;
  superUser: boolean;
  permissao: Permissao;
  analise: Analise;
  /** Removal moment in São Paulo time, written with analise 'removido'. */
  removido?: string;
  /** Registration date, dd/mm/yyyy. */
  createat: string;
  /** Date of the last visit to /home, dd/mm/yyyy; 'nunca' at creation. */
  ultimologin: string;
  cod: number;
  celular: string;
  telefone?: string;
  cargo?: string;
  razaosocial?: string;
  cnpj?: string;
  /** false when the registry could not confirm the company and its fields were typed by hand. */
  cnpjverificado?: boolean;
  endereco?: Endereco;
  /** Never stored: the fields of the record that could not be read and are blank here. */
  problems?: readonly string[];
}

/** `contas/{uid}/senha`: a seller's password in plain text (§9), and when it was stored, in milliseconds since 1970. */
export interface StoredPassword {
  senha: string;
  em: number;
}

type Kind = Partial<Pick<User, 'permissao'>>;

/** What somebody was registered as, approved or not; what they may do is `roleOf`'s to say. */
export const isSeller = ({ permissao }: Kind): boolean => permissao === 'vendedor';
export const isCustomer = ({ permissao }: Kind): boolean => permissao === 'cliente';

/** `vendedores/{uid}`: an entry of the representative dropdown. */
export interface SellerEntry {
  value: string;
  label: string;
}

export function sellerEntryOf({ uid, nome }: Pick<User, 'uid' | 'nome'>): SellerEntry {
  return { value: uid, label: nome };
}

/** What a customer is called: the company; a seller who orders has none and goes by name. */
export function companyOf({ razaosocial, nome }: Pick<User, 'razaosocial' | 'nome'>): string {
  return razaosocial || nome;
}
