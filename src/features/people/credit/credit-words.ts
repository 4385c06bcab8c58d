import type { CreditCheck, CreditTaken } from '../../../../domain/people/credit/upload';
import { counted } from '../../../../domain/words/counted';

/** '120 clientes, 3 bloqueados, 2 sem limite informado, 40 títulos'. */
export function checkedWords({ clientes, bloqueados, semlimite, titulos }: CreditCheck): string {
  return [
    counted(clientes, 'cliente', 'clientes'),
    counted(bloqueados, 'bloqueado', 'bloqueados'),
    counted(semlimite, 'sem limite informado', 'sem limite informado'),
    counted(titulos, 'título', 'títulos'),
  ].join(', ');
}

export function takenWords({ gravados, ignorados }: CreditTaken): string {
  const taken = `Crédito gravado: ${counted(gravados, 'cliente', 'clientes')}`;
  if (ignorados === 0) return `${taken}.`;
  return `${taken}; ${counted(ignorados, 'já tinha posição mais nova', 'já tinham posição mais nova')}.`;
}

export const wrongWords = (lines: number) =>
  `${counted(lines, 'linha tem erro', 'linhas têm erro')}: corrija o arquivo e envie de novo. Nada foi gravado.`;
