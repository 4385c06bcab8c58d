import type { Read } from '../words/record';
import type { sellerSchema, userSchema } from './schema';

export const permissoes = ['superUser', 'vendedor', 'cliente'] as const;
export type Permissao = (typeof permissoes)[number];

/** The stored user, `usuarios/{uid}` (§3). */
export type User = Read<typeof userSchema>;

export type Analise = User['analise'];
export type Endereco = NonNullable<User['endereco']>;

/** `senhas/{uid}`: a seller's password in plain text (§9), and when it was stored, in milliseconds since 1970. */
export interface StoredPassword {
  senha: string;
  em: number;
}

type Kind = Partial<Pick<User, 'permissao'>>;

/** What somebody was registered as, approved or not; what they may do is `roleOf`'s to say. */
export const isSeller = ({ permissao }: Kind): boolean => permissao === 'vendedor';
export const isCustomer = ({ permissao }: Kind): boolean => permissao === 'cliente';

/** `vendedores/{uid}`: an entry of the representative dropdown. */
export type SellerEntry = Pick<Read<typeof sellerSchema>, 'value' | 'label'>;

export function sellerEntryOf({ uid, nome }: Pick<User, 'uid' | 'nome'>): SellerEntry {
  return { value: uid, label: nome };
}

/** What a customer is called: the company; a seller who orders has none and goes by name. */
export function companyOf({ razaosocial, nome }: Pick<User, 'razaosocial' | 'nome'>): string {
  return razaosocial || nome;
}
