import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { Session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { useHydrating } from '../../platform/hydration/use-hydrating.ts';
import { lazyDataScreen } from '../../platform/lazy-data-screen.tsx';
import { Page } from '../../ui/layout.ts';
import { Hero, Muted, Small } from '../../ui/text.ts';
import type { AnsweredAd, Keeper } from './AnsweredAd.tsx';
import type { CheckedAd } from './ask-server.ts';
import { CheckForm } from './CheckForm.tsx';
import { loadAnswer } from './load-answer.ts';
import { messages } from './messages.ts';
import { sharedHash } from './shared-ad.ts';

const headingId = 'answer';

const KeptChecks = lazyDataScreen(async () => (await import('./KeptChecks.tsx')).KeptChecks);

/** Whether the reader may take the job of an ad that they found anywhere. Nothing that one reader typed stays for another. */
export function CheckPage() {
  const session = useSession();
  // Until the page knows who is signed in, it shows the form of a guest.
  const isKnown = !useHydrating();
  const isShared = useLocation().hash === sharedHash && isKnown;
  const reader = session.kind === 'guest' ? 'guest' : session.user.id;
  return <Check key={reader} isShared={isShared} keeper={keeperIn(session)} />;
}

const keeperIn = (session: Session): Keeper => {
  if (session.kind === 'guest') return 'guest';
  return session.user.role === 'student' ? 'student' : 'nobody';
};

type Shown = Readonly<{ checked: CheckedAd; Answer: typeof AnsweredAd }>;

function Check({ isShared, keeper }: Readonly<{ isShared: boolean; keeper: Keeper }>) {
  const [shown, setShown] = useState<Shown>();
  const show = async (checked: CheckedAd) => {
    const { AnsweredAd: Answer } = await loadAnswer();
    flushSync(() => setShown({ checked, Answer }));
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page py={{ base: '8', md: '12' }}>
      <Hero tabIndex={-1}>{messages.title}</Hero>
      <Muted textStyle="lead" mt="4" maxW="56ch">
        {messages.lead}
      </Muted>
      <Small mt="3" mb="7" maxW="70ch">
        {messages.promise}
      </Small>
      <CheckForm isShared={isShared} onChecked={show} onCleared={() => setShown(undefined)} />
      {shown ? <shown.Answer checked={shown.checked} headingId={headingId} keeper={keeper} /> : null}
      {keeper === 'student' ? (
        <Suspense>
          <KeptChecks />
        </Suspense>
      ) : null}
    </Page>
  );
}
