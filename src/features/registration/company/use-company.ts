import type { FormInstance } from 'antd';
import { useCallback, useRef, useState } from 'react';

import { normalizeCnpj } from '../../../../domain/registration/cnpj';
import { checkCnpj, type CustomerForm } from '../../../../domain/registration/registration';
import {
  useCompanyLookup,
  type LookupEvent,
} from '../../../providers/registration/use-company-lookup';
import { nextCompany, type CompanyEvent, type CompanyState } from './company-state';
import { companyFields } from '../../../ui/forms/customer-fields';

export type CompanyHandle = ReturnType<typeof useCompany>;

const closed: CompanyState = { status: 'closed' };

/** The company lookup of a customer form, with its effect on fields and complaints (§4). */
export function useCompany(form: FormInstance<CustomerForm>, alert: (message: string) => void) {
  const [company, setCompany] = useState(closed);
  // A ref, because several events may arrive between renders.
  const latest = useRef(closed);

  const move = useCallback(
    (event: CompanyEvent) => {
      const values = form.getFieldsValue();
      const before = latest.current;
      const next = nextCompany(
        before,
        event,
        companyFields.some((field) => values[field] !== ''),
      );
      latest.current = next;
      setCompany(next);
      if (next === before) return;
      if (next.status === 'found') form.setFieldsValue(next.company);
      if (next.status === 'closed' && before.status === 'found') {
        for (const field of companyFields) form.setFieldValue(field, '');
      }
    },
    [form],
  );

  const complain = useCallback(
    (complaint?: string) =>
      form.setFields([{ name: 'cnpj', errors: complaint === undefined ? [] : [complaint] }]),
    [form],
  );

  const hear = useCallback(
    (event: LookupEvent) => {
      // The tax id may have changed since the request.
      if (event.cnpj !== normalizeCnpj(form.getFieldValue('cnpj') as string)) return;
      move(event);
      if (event.type === 'lookupLate') complain('A consulta ainda não respondeu.');
      else complain(event.type === 'lookupFailed' ? event.message : undefined);
    },
    [form, move, complain],
  );
  const { lockedUntil, ask } = useCompanyLookup(hear);
  const [refusedUntil, setRefusedUntil] = useState<number>();
  /** When a lookup is allowed again, if the person tried too early. */
  const waitUntil = refusedUntil === lockedUntil ? lockedUntil : undefined;

  function lookUp() {
    const cnpj = normalizeCnpj(form.getFieldValue('cnpj') as string);
    if (lockedUntil !== undefined) setRefusedUntil(lockedUntil);
    else if (cnpj === '') alert('Digite o CNPJ e clique em Ok');
    // An invalid tax id costs no lookup and locks nothing.
    else if (checkCnpj(cnpj)) void form.validateFields(['cnpj']);
    else ask(cnpj);
  }

  /** Complains if the lookup is missing or pending. Closed fields have no complaint of their own. */
  function refusedField(): 'cnpj' | undefined {
    if (company.status !== 'closed' && company.status !== 'asking') return undefined;
    if (checkCnpj(form.getFieldValue('cnpj') as string) === undefined) {
      complain(
        company.status === 'closed' ? 'digite o CNPJ e clique em ok' : 'aguarde a consulta do CNPJ',
      );
    }
    return 'cnpj';
  }

  return {
    company,
    waitUntil,
    lookUp,
    refusedField,
    taxIdChanged: () => move({ type: 'taxIdChanged' }),
  };
}
