import { isCalendarDay } from '../../../../domain/figures/period';
import type { CreditProblem } from '../../../../domain/people/credit/upload';
import { plainCell } from '../../../../domain/words/table/csv';
import { fold } from '../../../../domain/words/text';
import { parseDecimal, parseYesNo } from '../../product/import/values';
import {
  readCents,
  readCnpj,
  readLimit,
  readText,
  refuseTwice,
  type CreditState,
} from './credit-state';
import { badCredit } from './sent-credit';

/** The columns of an uploaded sheet, and other names for them. */
const columns = {
  cnpj: ['cnpjdocliente', 'cnpjcpf'],
  limite: ['limitedecredito', 'limiter'],
  aberto: ['emaberto', 'abertor', 'saldoemaberto'],
  vencido: ['vencidor', 'ematraso', 'saldovencido'],
  bloqueado: ['bloqueio'],
  motivo: ['motivodobloqueio'],
  titulo: ['numero', 'numerodotitulo', 'duplicata'],
  vencimento: ['datadevencimento'],
  valor: ['valordotitulo', 'valorr'],
} satisfies Record<string, string[]>;

type Column = keyof typeof columns;
type Cells = Record<Column, string>;

const names = Object.keys(columns) as Column[];
const required: readonly Column[] = ['cnpj', 'limite', 'aberto', 'vencido', 'bloqueado'];
const maxTitleLines = 20;

interface SheetOfCredit {
  states: CreditState[];
  problems: CreditProblem[];
}

/**
 * Reads a sheet with a line for each company. Further lines of the same company add open bills, so only the first one
 * has the amounts.
 */
export function readCreditSheet(rows: readonly (readonly string[])[], em: number): SheetOfCredit {
  const { at, places } = headingOf(rows);
  const states = new Map<string, CreditState>();
  const problems: CreditProblem[] = [];
  rows.forEach((row, line) => {
    if (line <= at || row.every((cell) => cell.trim() === '')) return;
    const cells = Object.fromEntries(
      names.map((name) => [name, plainCell((row[places[name] ?? -1] ?? '').trim())]),
    ) as Cells;
    try {
      readLine(cells, states, em);
    } catch (error) {
      problems.push({ linha: line + 1, problema: (error as Error).message });
    }
  });
  if (states.size === 0 && problems.length === 0) throw badCredit('a planilha não tem clientes');
  return { states: [...states.values()], problems };
}

function readLine(cells: Cells, states: Map<string, CreditState>, em: number): void {
  const cnpj = readCnpj(cells.cnpj);
  const known = states.get(cnpj);
  const hasBill = cells.titulo !== '';
  if (known && !hasBill) throw new Error(`o CNPJ ${cells.cnpj} está duas vezes, sem título`);
  const state = known ?? stateOf(cells, cnpj, em);
  if (hasBill) {
    const numero = readText(cells.titulo, 'título');
    refuseTwice(state.titulos, numero);
    const valor = amountOf(cells.valor, 'valor');
    state.titulos.push({ numero, vencimento: dayOf(cells.vencimento), valor });
  }
  states.set(cnpj, state);
}

function stateOf(cells: Cells, cnpj: string, em: number): CreditState {
  return {
    cnpj,
    em,
    limite: cells.limite === '' ? null : readLimit(reaisOf(cells.limite, 'limite')),
    aberto: amountOf(cells.aberto, 'aberto'),
    vencido: amountOf(cells.vencido, 'vencido'),
    bloqueado: cells.bloqueado !== '' && parseYesNo(cells.bloqueado),
    motivo: readText(cells.motivo, 'motivo'),
    titulos: [],
  };
}

const amountOf = (text: string, name: string) => readCents(reaisOf(text, name), name);

function reaisOf(text: string, name: string): number {
  try {
    return parseDecimal(text.replace(/^R\$\s*/i, ''));
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** dd/mm/yyyy or yyyy-mm-dd. */
function dayOf(text: string): string {
  const day = text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$2-$1');
  if (!isCalendarDay(day)) throw new Error(`vencimento inválido "${text}": use 20/11/2026`);
  return day;
}

/** The heading is the row of the first twenty with the most known columns. */
function headingOf(rows: readonly (readonly string[])[]) {
  const [best] = rows
    .slice(0, maxTitleLines)
    .map((row, at) => ({ at, places: placesIn(row) }))
    .sort((a, b) => Object.keys(b.places).length - Object.keys(a.places).length);
  const places = best?.places ?? {};
  const missing = required.filter((name) => places[name] === undefined);
  if (!best || missing.length > 0) {
    throw badCredit(`falta a coluna ${missing.join(', ')}; confira os nomes na primeira linha`);
  }
  return { at: best.at, places };
}

function placesIn(row: readonly string[]): Partial<Record<Column, number>> {
  const heads = row.map((cell) => fold(cell).replace(/[^a-z0-9]/g, ''));
  const found = names.flatMap((name) => {
    const at = heads.findIndex((head) => head === name || columns[name].some((is) => is === head));
    return at < 0 ? [] : [[name, at] as const];
  });
  return Object.fromEntries(found);
}
