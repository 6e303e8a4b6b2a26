import { useState } from 'react';
import { Bloom } from '../ui/Bloom.tsx';
import { Button, ButtonLink } from '../ui/button.ts';
import { DisabledEntry } from '../ui/DisabledEntry.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Fold } from '../ui/Fold.tsx';
import { Logo } from '../ui/Logo.tsx';
import { Monogram } from '../ui/Monogram.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { ReasonLine } from '../ui/ReasonLine.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { Tag } from '../ui/tag.ts';
import { ThemeToggle } from '../ui/ThemeToggle.tsx';
import { Line, Sample, State } from './Sample.tsx';
import { foreign, ignore, long, sentence } from './words.ts';

const looks = ['primary', 'ghost', 'danger', 'plain'] as const;
const tones = ['neutral', 'ok', 'brand', 'warn'] as const;
const tabs = [
  { id: 'first', label: 'Profile' },
  { id: 'second', label: 'Visa' },
  { id: 'third', label: 'My Applications' },
] as const;

/** Buttons, tags, notices and other small parts. */
export function PartStates() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('first');
  return (
    <>
      <Sample name="Buttons">
        <State name="Ready">
          <Line>
            {looks.map((look) => (
              <Button key={look} look={look}>
                {look}
              </Button>
            ))}
            <ButtonLink href="#root">A link</ButtonLink>
          </Line>
        </State>
        <State name="Disabled">
          <Line>
            {looks.map((look) => (
              <Button key={look} look={look} disabled>
                {look}
              </Button>
            ))}
          </Line>
        </State>
        <State name="Small, and the theme">
          <Line>
            <Button size="sm">Small</Button>
            <Button size="sm" look="ghost">
              Small
            </Button>
            <ThemeToggle />
          </Line>
        </State>
        <State name="Switched off">
          <Line>
            <DisabledEntry label="Browse Jobs" why="Disabled for Pilot" />
            <DisabledEntry label="Saved Jobs" why="Disabled for Pilot" inline />
          </Line>
        </State>
      </Sample>
      <Sample name="Tags, reasons, marks">
        <Line>
          {tones.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
          <Tag>{sentence}</Tag>
        </Line>
        <div>
          <ReasonLine>18 h a week fits 48 h a fortnight</ReasonLine>
          <ReasonLine>{`${sentence} ${long}`}</ReasonLine>
        </div>
        <Line>
          <Monogram name="North Light" />
          <Monogram name={foreign} size="lg" />
          <Monogram name="" size="sm" />
          <Bloom size={48} />
          <Logo />
        </Line>
      </Sample>
      <Sample name="Notices">
        <Notice tone="ok">Profile updated successfully</Notice>
        <Notice tone="warn">{sentence}</Notice>
        <Notice tone="bad">Failed to update profile</Notice>
        <ProgressBar label="Uploading 40 %" percent={40} />
      </Sample>
      <Sample name="Tabs, folds, facts">
        <Tabs label="Parts" tabs={tabs} selected={tab} onSelect={setTab}>
          <p>The panel of {tab}</p>
        </Tabs>
        <Fold summary="Folded" hint="With a hint">
          <p>Inside</p>
        </Fold>
        <Fold summary="Open" open>
          <p>{sentence}</p>
        </Fold>
        <Facts
          missing="Not given"
          facts={[
            ['University', foreign],
            ['Degree/course', sentence],
            ['Contact number', undefined],
            ['Visa status', long],
          ]}
        />
      </Sample>
      <Sample name="Nothing here">
        <EmptyState
          title="No jobs found"
          text="Try other words, or fewer filters."
          action={<Button look="ghost">Clear All Filters</Button>}
        />
        <EmptyState title={sentence} text={long} />
      </Sample>
      <Sample name="It failed">
        <ErrorPane title="Failed to load applications" message="An unexpected error occurred" onRetry={ignore} />
        <ErrorPane title={sentence} message={long} onRetry={ignore} />
      </Sample>
    </>
  );
}
