import type { ReactNode } from 'react';

import { maskCnpj } from '../../../domain/registration/cnpj';
import { isCustomer, type User } from '../../../domain/people/user';
import { CnpjMarks } from '../../ui/pieces/cnpj-marks';
import { SameCnpjMark } from './cnpj-value';
import styles from './person-brief.module.css';

interface PersonBriefProps {
  person: User;
  /** What names the person, in bold. */
  heading: string;
  /** Between the heading and the facts. */
  children?: ReactNode;
}

/** Whom a dialog decides about, with what speaks against their CNPJ. */
export function PersonBrief({ person, heading, children }: PersonBriefProps) {
  const { cnpj, endereco, email, createat } = person;
  const customer = isCustomer(person);
  const place = [endereco?.cidade, endereco?.estado].filter(Boolean).join('/');
  const facts = [
    customer ? cnpj && `CNPJ ${maskCnpj(cnpj)}` : email,
    place,
    // No break inside: on a phone it goes to the next line whole.
    createat && `Criado\u00a0em\u00a0${createat}`,
  ];
  return (
    <div className="column breaks">
      <strong>{heading}</strong>
      {children}
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {customer && (
        // A line for what is known later, so that no button moves when it comes.
        <span className={`wrap ${styles.marks}`}>
          <CnpjMarks {...person} />
          <SameCnpjMark person={person} />
        </span>
      )}
    </div>
  );
}
