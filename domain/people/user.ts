import type { Read } from '../words/record';
import type { sellerSchema, userSchema } from './schema';

export const permissoes = ['superUser', 'vendedor', 'cliente'] as const;
export type Permissao = (typeof permissoes)[number];

/** The stored user, `usuarios/{uid}` (§3). */
export type User = Read<typeof userSchema>;

export type Analise = User['analise'];
export type Endereco = NonNullable<User['endereco']>;

/**
 * `contas/{uid}/senha`: a seller's password in plain text (§9), with the time of storing in milliseconds since 1970.
 */
export interface StoredPassword {
  senha: string;
  em: number;
}

type Kind = Partial<Pick<User, 'permissao'>>;

/** The registered kind, whether approved or not. Use `roleOf` for rights. */
export const isSeller = ({ permissao }: Kind): boolean => permissao === 'vendedor';
export const isCustomer = ({ permissao }: Kind): boolean => permissao === 'cliente';

/** `vendedores/{uid}`: an entry of the representative dropdown. */
export type SellerEntry = Pick<Read<typeof sellerSchema>, 'value' | 'label'>;

export function sellerEntryOf({ uid, nome }: Pick<User, 'uid' | 'nome'>): SellerEntry {
  return { value: uid, label: nome };
}

/** The company's name, or the person's name if they have none, such as a seller who orders. */
export function companyOf({ razaosocial, nome }: Pick<User, 'razaosocial' | 'nome'>): string {
  return razaosocial || nome;
}
