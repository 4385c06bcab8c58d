import type { ReactNode } from 'react';

import { env } from '../../config/env';
import { ContactLinks } from '../pieces/people/contact-links';
import { EmptyState } from './empty-state';

const { companyName, companyContact } = env;

/** The company's contact for people who wait, if it has one. */
export function WhomToCall() {
  if (!companyContact) return null;
  return (
    <>
      Dúvidas? Fale com {companyName}: <ContactLinks words={companyContact} of={companyName} />
    </>
  );
}

// U+2011, because a balanced text was broken after 'e-'.
const whoDecides = `${companyName} confere o cadastro e avisa por e\u2011mail quando ele for aprovado.`;
/** Nobody approves a removed person again. */
const whoRemoved = `${companyName} encerrou este cadastro.`;

interface WaitingStateProps {
  title: string;
  removed: boolean;
  action?: ReactNode;
}

/** The whole page of a person who waits for approval or was removed. */
export function WaitingState({ title, removed, action }: WaitingStateProps) {
  return (
    <EmptyState
      wholePage
      drawing="clock"
      title={title}
      text={
        <>
          {removed ? whoRemoved : whoDecides} <WhomToCall />
        </>
      }
      action={action}
    />
  );
}
