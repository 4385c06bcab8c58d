import { Form, type FormInstance } from 'antd';

import { isValidCnpj, normalizeCnpj } from '../../../../domain/registration/cnpj';
import type { CustomerForm } from '../../../../domain/registration/registration';
import { useSameCnpj } from '../../../providers/people/use-same-cnpj';
import { CnpjMarks, othersWithCnpj, RepeatedCnpjMark } from '../../../ui/pieces/people/cnpj-marks';
import styles from '../registration.module.css';

interface CnpjDoubtsProps {
  form: FormInstance<CustomerForm>;
  /** The registry did not confirm the company, so its fields are typed. */
  isTyped: boolean;
}

/** The warnings of /analise about a CNPJ, for an administrator who may approve at once. */
export function CnpjDoubts({ form, isTyped }: CnpjDoubtsProps) {
  const typed = normalizeCnpj(
    Form.useWatch<string | undefined>('cnpj', form as FormInstance) ?? '',
  );
  const cnpj = isValidCnpj(typed) ? typed : undefined;
  const own = (Form.useWatch<string | undefined>('email', form as FormInstance) ?? '')
    .trim()
    .toLowerCase();
  // The new record may exist shortly before the next screen.
  const others = useSameCnpj({ cnpj }).filter(({ email }) => email !== own);
  return (
    <div className={`flow breaks ${styles.doubts}`} role="status" aria-label="Antes de aprovar">
      {cnpj !== undefined && <CnpjMarks cnpj={cnpj} cnpjverificado={!isTyped} />}
      <RepeatedCnpjMark others={others} />
      <span>{othersWithCnpj(others)}</span>
    </div>
  );
}
