import { isValidCnpj } from '../../domain/registration/cnpj';
import { companies } from './companies';

export function answerAbout(cnpj: string) {
  if (!isValidCnpj(cnpj)) return { status: 'ERROR', message: 'CNPJ inválido' };
  const company = companies.find((known) => known.cnpj === cnpj);
  if (!company) return { status: 'ERROR', message: 'CNPJ não encontrado' };
  return { status: 'OK', ...company };
}
