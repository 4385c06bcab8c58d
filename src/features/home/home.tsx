import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { roleOf } from '../../../domain/access';
import { DashboardProvider } from '../../providers/dashboard';
import { useRecordVisit } from '../../providers/use-record-visit';
import { useUser } from '../../providers/session';
import { Banners } from './banners';
import { CategoryShortcuts } from './category-shortcuts';
import { Dashboard } from './dashboard/dashboard';
import { isResults } from './results/results-search';
import { ResultsPlace } from './results/results-place';
import { WaitingNotice } from './waiting-notice';

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
          <Dashboard />
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
