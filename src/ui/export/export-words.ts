import { describeFailure } from '../../../domain/outbox/failure';
import { counted } from '../../../domain/words/counted';
import { mostSheetRows } from '../../spreadsheet/sheets';
import type { FileFormat } from '../../spreadsheet/table-file/table-file';
import type { ExportState } from './use-export';

/** The entries' noun: 'pedido', 'pedidos'. */
export interface Noun {
  one: string;
  many: string;
}

const grouped = new Intl.NumberFormat('pt-BR');

interface Told {
  state: ExportState;
  noun: Noun;
  /** How many entries there are to read, as far as known. */
  all: number;
  format: FileFormat;
  connected: boolean;
  /** More about the saved file: ', soma R$ 12.00'. */
  more?: ((state: ExportState) => string) | undefined;
}

export function stateWords({ state, noun, all, format, connected, more }: Told): string {
  const { phase, checked, taken, rows, error } = state;
  const read = `${grouped.format(checked)} de ${counted(Math.max(all, checked), `${noun.one} lido`, `${noun.many} lidos`)}`;
  switch (phase) {
    case 'idle':
      return '';
    case 'reading':
      if (connected) return `${read}…`;
      return `Sem conexão: ${read}, e nada foi salvo ainda. A exportação continua quando ela voltar.`;
    case 'writing':
      return `Salvando ${counted(taken, noun.one, noun.many)}…`;
    case 'saved': {
      if (taken === 0) return `Nenhum ${noun.one} encontrado: o arquivo salvo tem só os títulos.`;
      const saved = `Arquivo salvo com ${counted(taken, noun.one, noun.many)}${more?.(state) ?? ''}.`;
      const tooLong = format === 'csv' && rows >= mostSheetRows;
      return tooLong
        ? `${saved} O Excel abre só as primeiras ${grouped.format(mostSheetRows)} linhas de um CSV; um XLSX traz o resto em outras planilhas.`
        : saved;
    }
    case 'stopped':
      return `Exportação parada: ${read}, e nada foi salvo. Continue de onde parou ou comece de novo.`;
    case 'failed':
      return describeFailure(`A exportação parou: ${read}, e nada foi salvo`, error);
    case 'broken':
      return 'O arquivo não foi salvo. Comece de novo; se acontecer outra vez, use filtros para exportar em partes.';
  }
}

/** A file name without extension: 'pedidos-pendentes-2026-03-05'. */
export function fileNameOf(what: string, date: string): string {
  return `${what}-${date.split('/').reverse().join('-')}`;
}
