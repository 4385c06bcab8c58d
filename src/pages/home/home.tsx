import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { roleOf } from '../../../domain/session/access';
import { DashboardProvider } from '../../providers/figures/dashboard';
import { PendingProvider } from '../../providers/people/pending';
import { useRecordVisit } from '../../providers/session/use-record-visit';
import { useUser } from '../../providers/session/session';
import { Banners } from '../../features/home/banners';
import { CategoryShortcuts } from '../../features/home/category-shortcuts';
import { Dashboard } from '../../features/figures/dashboard/dashboard';
import { isResults } from '../../features/figures/results/results-search';
import { ResultsPlace } from '../../features/figures/results/results-place';
import { FailedMails } from '../../features/mail/failed-mails';
import { WaitingNotice } from '../../features/home/waiting-notice';

interface HomeProps {
  /** What an approved customer or seller finds below the shortcuts. */
  below?: ReactNode;
}

/** The first screen after the sign-in, by role; a visit to it is recorded. */
export function Home({ below }: HomeProps) {
  const user = useUser();
  const { search } = useLocation();
  useRecordVisit();
  switch (roleOf(user)) {
    case 'administrator':
      return isResults(search) ? (
        <ResultsPlace />
      ) : (
        <DashboardProvider>
          <FailedMails />
          <PendingProvider>
            <Dashboard />
          </PendingProvider>
          {/* The administrator has the banner too (§6). */}
          <Banners />
        </DashboardProvider>
      );
    case 'waiting':
      return <WaitingNotice />;
    case 'seller':
    case 'customer':
      return <Welcome below={below} />;
  }
}

/** /home of an approved customer or seller. */
function Welcome({ below }: HomeProps) {
  return (
    <>
      <h1 className="visually-hidden">Início</h1>
      <Banners />
      <CategoryShortcuts />
      {below}
    </>
  );
}
