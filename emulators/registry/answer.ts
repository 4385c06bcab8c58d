import { isValidCnpj } from '../../domain/registration/cnpj';
import { companies } from './companies';

/** The registry's answer about a tax id: the company, or why there is none. */
export function answerAbout(cnpj: string) {
  if (!isValidCnpj(cnpj)) return { status: 'ERROR', message: 'CNPJ inválido' };
  const company = companies.find((known) => known.cnpj === cnpj);
  if (!company) return { status: 'ERROR', message: 'CNPJ não encontrado' };
  return { status: 'OK', ...company };
}
