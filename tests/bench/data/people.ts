import { sampleUsers } from '../../../emulators/sample/people/accounts';
import { daysBefore } from '../../../emulators/sample/dates';
import { createRandom, type Random } from '../../../emulators/sample/random';
import { isValidCnpj } from '../../../domain/registration/cnpj';
import { dateInSaoPaulo } from '../../../domain/words/time';
import type { User } from '../../../domain/people/user';
import { fourYears, today } from './calendar';

const userCount = 2_000;
const sellerCount = 12;
const trades = ['CICLO', 'BIKE', 'MOTO', 'DUAS RODAS', 'PEÇAS', 'MOTOPEÇAS', 'BICICLETARIA'];
const forms = ['LTDA', 'EIRELI', 'ME', 'COMÉRCIO DE PEÇAS LTDA', '& FILHOS LTDA'];

/** The sample's people, who can sign in, and the additional people of a company after four years. */
export function people(): User[] {
  const random = createRandom(2_000);
  const users = sampleUsers(today);
  const names = nameParts(users);
  const next = { vendedor: countOf(users, 'vendedor'), cliente: countOf(users, 'cliente') };
  while (users.length < userCount) {
    const permissao = next.vendedor < sellerCount ? 'vendedor' : 'cliente';
    next[permissao] += 1;
    const cod = next[permissao];
    const model = random.pick(users.filter((user) => user.permissao === permissao));
    users.push({ ...model, ...newPerson(random, names, permissao, cod) });
  }
  return users;
}

/** The fields that distinguish a new person from their model. */
function newPerson(
  random: Random,
  { first, last }: ReturnType<typeof nameParts>,
  permissao: 'vendedor' | 'cliente',
  cod: number,
) {
  const uid = `${permissao}-${String(cod).padStart(4, '0')}`;
  const surname = random.pick(last);
  return {
    uid,
    email: `${uid}@mmv.local`,
    nome: `${random.pick(first)} ${random.pick(last)} ${surname}`,
    cod,
    analise: permissao === 'vendedor' || random.between(1, 20) > 1,
    createat: dateInSaoPaulo(daysBefore(today, random.between(1, fourYears))),
    ultimologin: dateInSaoPaulo(daysBefore(today, random.between(0, 90))),
    ...(permissao === 'cliente' && {
      razaosocial: `${random.pick(trades)} ${surname.toUpperCase()} ${cod} ${random.pick(forms)}`,
      cnpj: cnpjOf(cod),
    }),
  };
}

function nameParts(users: readonly User[]) {
  const names = users.map(({ nome }) => nome.split(' '));
  return {
    first: names.flatMap((parts) => parts.slice(0, 1)),
    last: names.flatMap((parts) => parts.slice(-1)),
  };
}

export function cnpjOf(cod: number): string {
  const base = `${60_000_000 + cod * 37}0001`;
  const endings = Array.from({ length: 100 }, (_, digits) => String(digits).padStart(2, '0'));
  const valid = endings.map((digits) => base + digits).find(isValidCnpj);
  if (valid === undefined) throw new Error(`no check digits for ${base}`);
  return valid;
}

function countOf(users: readonly User[], role: User['permissao']): number {
  return users.filter(({ permissao }) => permissao === role).length;
}
