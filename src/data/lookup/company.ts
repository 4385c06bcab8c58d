import jsonp from 'jsonp';

import { env } from '../../config/env';
import type { CompanyFields } from '../../../domain/registration';
import { visibleText } from '../../../domain/text';

/** The registry's answer (§7); from a foreign server, so its values can be anything. */
type RegistryAnswer = Partial<Record<RegistryField, unknown>>;

type RegistryField =
  | 'status'
  | 'message'
  | 'nome'
  | 'logradouro'
  | 'numero'
  | 'bairro'
  | 'cep'
  | 'uf'
  | 'municipio'
  | 'telefone'
  | 'complemento';

const timeoutMs = 600_000;

/** The registry answered that it knows no such company, or refused: its own words, for the person to read. */
export class LookupRefused extends Error {}

/** Nothing usable came back: a time-out, no connection, an unusable answer. */
class LookupFailed extends Error {}

interface Lookup {
  result: Promise<CompanyFields>;
  /** Abandons the lookup: `result` stays pending. */
  cancel: () => void;
}

/**
 * Asks the public company registry by script tag.
 *
 * `jsonp` never learns that its script failed to load and would wait out the ten minutes: the page's own error
 * event, which does not bubble but can be captured, ends the wait at once.
 */
export function lookUpCompany(cnpj: string): Lookup {
  const url = `${env.companyRegistryUrl}/${cnpj}`;
  let cancel = () => {};
  const result = new Promise<CompanyFields>((resolve, reject) => {
    const onLoadError = (event: Event) => {
      if (event.target instanceof HTMLScriptElement && event.target.src.startsWith(url)) {
        cancel();
        reject(new LookupFailed('Consulta de CNPJ indisponível'));
      }
    };
    const stop = jsonp(url, { param: 'callback', timeout: timeoutMs }, (error, answer) => {
      window.removeEventListener('error', onLoadError, true);
      if (error) reject(new LookupFailed('Tempo limite atingido'));
      else settle(answer as RegistryAnswer | null, resolve, reject);
    });
    cancel = () => {
      stop();
      window.removeEventListener('error', onLoadError, true);
    };
    window.addEventListener('error', onLoadError, true);
  });
  return { result, cancel: () => cancel() };
}

function settle(
  answer: RegistryAnswer | null,
  resolve: (company: CompanyFields) => void,
  reject: (error: Error) => void,
) {
  if (answer?.status === 'ERROR') {
    reject(new LookupRefused(textOf(answer.message) || 'CNPJ não encontrado'));
  } else if (answer && textOf(answer.nome)) {
    resolve(companyFrom(answer));
  } else {
    reject(new LookupFailed('A consulta não trouxe os dados da empresa'));
  }
}

function companyFrom(answer: RegistryAnswer): CompanyFields {
  return {
    razaosocial: textOf(answer.nome),
    logradouro: textOf(answer.logradouro),
    numero: textOf(answer.numero),
    complemento: textOf(answer.complemento),
    bairro: textOf(answer.bairro),
    cidade: textOf(answer.municipio),
    estado: textOf(answer.uf),
    cep: textOf(answer.cep),
    telefone: textOf(answer.telefone),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? visibleText(value).trim() : '';
}
