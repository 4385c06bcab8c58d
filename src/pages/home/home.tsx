import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { can, roleOf } from '../../../domain/session/access';
import { DashboardProvider } from '../../providers/figures/dashboard';
import { PendingProvider } from '../../providers/people/pending';
import { useRecordVisit } from '../../providers/session/use-record-visit';
import { useUser } from '../../providers/session/session';
import { Banners } from '../../features/home/banners/banners';
import { CategoryShortcuts } from '../../features/home/category-shortcuts';
import { Dashboard } from '../../features/figures/dashboard/dashboard';
import { isResults } from '../../features/figures/results/results-search';
import { ResultsPlace } from '../../features/figures/results/results-place';
import { FailedMails } from '../../features/mail/failed-mails';
import { isMails } from '../../features/home/mails-search';
import { ProductNews } from '../../features/home/product-news';
import { AdministratorMorning } from '../../features/home/mornings';
import { WaitingNotice } from '../../features/home/waiting-notice';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import styles from './members-home.module.css';

interface HomeProps {
  /** The content below the shortcuts for approved customers and sellers. */
  below?: ReactNode;
}

/** The first screen after the sign-in, by role. It records the visit. */
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
          <PendingProvider>
            <Dashboard>
              <div className={`stack ${styles.morning}`}>
                <AdministratorMorning />
                {isMails(search) && <FailedMails />}
              </div>
            </Dashboard>
          </PendingProvider>
          {/* Administrators see the banner too (§6). */}
          <Banners />
          <div className={styles.news}>
            <ProductNews />
          </div>
        </DashboardProvider>
      );
    case 'waiting':
      return <WaitingNotice />;
    case 'seller':
    case 'customer':
      return <Welcome below={below} />;
  }
}

/** /home of an approved customer or seller. On a small screen a seller's work comes before the banner. */
function Welcome({ below }: HomeProps) {
  const sells = can(useUser(), 'quoteForCustomers');
  const isSmall = useMediaQuery('(max-width: 900px)');
  // Keys keep both parts mounted when a phone is turned.
  const parts = [
    <Fragment key="catalogue">
      <Banners />
      <CategoryShortcuts />
    </Fragment>,
    <Fragment key="work">{below}</Fragment>,
  ];
  return (
    <>
      <h1 className="visually-hidden">Início</h1>
      {sells && isSmall ? parts.reverse() : parts}
    </>
  );
}
