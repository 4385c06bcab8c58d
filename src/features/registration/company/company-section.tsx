import { Button, Col } from 'antd';
import { useEffect, useRef } from 'react';

import { isClosed, type CompanyState } from './company-state';
import type { companyFields } from '../../../ui/forms/customer-fields';
import { RegistrationField } from '../registration-field';
import { RegistrationSection } from '../registration-section';
import { SecondsLeft } from '../../../ui/pieces/seconds-left';
import styles from '../registration.module.css';
import type { CompanyHandle } from './use-company';

const notices: Record<CompanyState['status'], string> = {
  closed: 'Digite o CNPJ e clique em OK: os dados da empresa são preenchidos pela consulta.',
  asking: 'Consultando o CNPJ…',
  found: 'Empresa encontrada. Confira os dados e complete o que faltar.',
  open: 'Preencha os dados da empresa: o cadastro segue mesmo sem a consulta.',
};

/** The fields after the tax id, with their widths. */
const spans: [field: (typeof companyFields)[number], span: number, narrowSpan?: number][] = [
  ['razaosocial', 24],
  ['logradouro', 16],
  ['numero', 8],
  ['telefone', 8],
  ['complemento', 16],
  ['bairro', 8],
  ['cidade', 8],
  ['estado', 4, 12],
  ['cep', 4, 12],
];

interface CompanySectionProps {
  handle: CompanyHandle;
  forSomebodyElse: boolean;
}

/** The company: its tax id with the lookup, and the fields that it fills. */
export function CompanySection({ handle, forSomebodyElse }: CompanySectionProps) {
  const { company, waitUntil, lookUp } = handle;
  const locked = waitUntil !== undefined;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the notice is below the tax id, maybe below the window.
    if (locked) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [locked]);
  return (
    <RegistrationSection title="Dados da empresa">
      <RegistrationField
        name="cnpj"
        span={12}
        forSomebodyElse={forSomebodyElse}
        action={<Button onClick={lookUp}>OK</Button>}
        onAction={lookUp}
      />
      <Col xs={24} md={12}>
        <div
          ref={notice}
          className={`secondary ${styles.notice}`}
          data-status={locked ? 'locked' : company.status}
        >
          <p role="status">
            {locked ? 'Aguarde para consultar novamente.' : notices[company.status]}
          </p>
          {locked && <SecondsLeft until={waitUntil} />}
        </div>
      </Col>
      {spans.map(([name, span, narrowSpan]) => (
        <RegistrationField
          key={name}
          name={name}
          span={span}
          {...(narrowSpan && { narrowSpan })}
          forSomebodyElse={forSomebodyElse}
          readOnly={isClosed(company, name)}
        />
      ))}
    </RegistrationSection>
  );
}
