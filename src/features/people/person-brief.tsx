import type { ReactNode } from 'react';

import { maskCnpj } from '../../../domain/registration/cnpj';
import { isCustomer, type User } from '../../../domain/people/user';
import { CnpjMarks } from '../../ui/pieces/people/cnpj-marks';
import { SameCnpjMark } from './cnpj-value';
import styles from './person-brief.module.css';

interface PersonBriefProps {
  person: User;
  /** The person's name, in bold. */
  heading: string;
  /** Between the heading and the facts. */
  children?: ReactNode;
}

/** The person in a dialog, with warnings about their CNPJ. */
export function PersonBrief({ person, heading, children }: PersonBriefProps) {
  const { cnpj, endereco, email, createat } = person;
  const customer = isCustomer(person);
  const place = [endereco?.cidade, endereco?.estado].filter(Boolean).join('/');
  const facts = [
    customer ? cnpj && `CNPJ ${maskCnpj(cnpj)}` : email,
    place,
    // Non-breaking, so that a phone moves the whole fact to the next line.
    createat && `Criado\u00a0em\u00a0${createat}`,
  ];
  return (
    <div className="column breaks">
      <strong>{heading}</strong>
      {children}
      <span>{facts.filter(Boolean).join(' · ')}</span>
      {customer && (
        // Reserves a line for marks that load later, so that the buttons don't move.
        <span className={`wrap ${styles.marks}`}>
          <CnpjMarks {...person} />
          <SameCnpjMark person={person} />
        </span>
      )}
    </div>
  );
}
