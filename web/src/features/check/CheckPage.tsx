import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Session } from '../../lib/session/session.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { lazyDataScreen } from '../../platform/lazy-data-screen.tsx';
import { Page, SideBySide } from '../../ui/layout.ts';
import { Hero, Muted, Small } from '../../ui/text.ts';
import type { CheckedAd, ToKeep } from './ask-server.ts';
import { CheckedAnswer } from './CheckedAnswer.tsx';
import { CheckForm } from './CheckForm.tsx';
import { KeepCheck, SignInToKeep } from './KeepCheck.tsx';
import { MarkedAd } from './MarkedAd.tsx';
import { messages } from './messages.ts';

const headingId = 'answer';

const KeptChecks = lazyDataScreen(async () => (await import('./KeptChecks.tsx')).KeptChecks);

/** Whether the reader may take the job of an ad that they found anywhere. Nothing that one reader typed stays for another. */
export function CheckPage() {
  const session = useSession();
  return <Check key={session.kind === 'guest' ? 'guest' : session.user.id} reader={readerIn(session)} />;
}

/** Who can keep an answer: students, and guests once they have signed in. */
type Reader = 'guest' | 'student' | 'other';

const readerIn = (session: Session): Reader => {
  if (session.kind === 'guest') return 'guest';
  return session.user.role === 'student' ? 'student' : 'other';
};

function Check({ reader }: { reader: Reader }) {
  const [checked, setChecked] = useState<CheckedAd>();
  const show = (answer: CheckedAd) => {
    flushSync(() => setChecked(answer));
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  };
  return (
    <Page py={{ base: '8', md: '12' }}>
      <Hero>{messages.title}</Hero>
      <Muted textStyle="lead" mt="4" maxW="56ch">
        {messages.lead}
      </Muted>
      <Small mt="3" mb="7" maxW="70ch">
        {messages.promise}
      </Small>
      <CheckForm onChecked={show} onCleared={() => setChecked(undefined)} />
      {checked ? (
        <SideBySide mt="8">
          <CheckedAnswer
            checked={checked}
            headingId={headingId}
            foot={checked.answer && checked.toKeep ? footFor(reader, checked.toKeep) : null}
          />
          <MarkedAd text={checked.text} marks={checked.marks} />
        </SideBySide>
      ) : null}
      {reader === 'student' ? (
        <Suspense>
          <KeptChecks />
        </Suspense>
      ) : null}
    </Page>
  );
}

const footFor = (reader: Reader, toKeep: ToKeep) => {
  if (reader === 'guest') return <SignInToKeep />;
  return reader === 'student' ? <KeepCheck toKeep={toKeep} /> : null;
};
