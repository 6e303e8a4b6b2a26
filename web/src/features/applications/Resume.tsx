import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { openResume, readResume } from '../../lib/api/application-resume.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Small } from '../../ui/text.ts';
import { toastBad } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import type { PdfPage } from './pdf-pages.ts';

type Shown =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'pages'; pages: readonly PdfPage[]; count: number }>
  | Readonly<{ kind: 'unshown' }>;

/** Loads and draws the pages of a resume. A file that is not a PDF is offered as a link only. */
function useResume(id: number, wanted: boolean): Shown {
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    const show = async () => {
      const [file, { drawPages }] = await Promise.all([readResume(id, stop.signal), import('./pdf-pages.ts')]);
      const drawn = await drawPages(file, stop.signal);
      if (!stop.signal.aborted) setShown({ kind: 'pages', ...drawn });
    };
    show().catch(() => {
      if (!stop.signal.aborted) setShown({ kind: 'unshown' });
    });
    return () => stop.abort();
  }, [id, wanted]);
  return shown;
}

type ResumeProps = Readonly<{
  /** The application's id. */
  id: number;
  /** The file's name; null without a resume. */
  file: string | null;
  /** The applicant's name. */
  name: string;
  /** Whether the resume is visible now; it is not fetched earlier. */
  isShown: boolean;
}>;

/** The resume: its pages, and a link to the file. */
export function Resume({ id, file, name, isShown }: ResumeProps) {
  // Once shown, it stays loaded: making the window narrower and wider again does not fetch it again.
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const shown = useResume(id, wasShown && file !== null);
  if (file === null) return <Small>{messages.noResume}</Small>;
  const open = () => openResume(id).catch((error: unknown) => toastBad(messageOf(error, messages.resumeNotLoaded)));
  return (
    <chakra.div borderWidth="1px" borderColor="line" borderRadius="tile" overflow="hidden">
      <Row justifyContent="space-between" flexWrap="wrap" px="4" py="2">
        <chakra.h3 fontWeight={640} fontSize=".95rem" overflowWrap="anywhere" minW="0">
          {messages.resumeTitle(file)}
        </chakra.h3>
        <Button type="button" look="ghost" size="sm" aria-label={messages.resumeOf(name)} onClick={() => void open()}>
          {messages.resume}
        </Button>
      </Row>
      <chakra.div
        bg="sunken"
        p="3"
        maxH="560px"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={messages.resumeTitle(file)}
      >
        {wasShown ? <Pages shown={shown} /> : null}
      </chakra.div>
    </chakra.div>
  );
}

function Pages({ shown }: { shown: Shown }) {
  if (shown.kind === 'loading')
    return (
      <div role="status">
        <Skeleton h="320px" />
        <chakra.span srOnly>{messages.resumeLoading}</chakra.span>
      </div>
    );
  if (shown.kind === 'unshown') return <Small>{messages.resumeNotShown}</Small>;
  return (
    <Stack gap="3">
      {shown.pages.map(({ picture, text, width, height }, index) => (
        <chakra.figure key={picture.slice(-64)} m="0">
          <chakra.img
            src={picture}
            width={width}
            height={height}
            alt={messages.resumePage(index + 1, shown.count)}
            w="full"
            h="auto"
            bg="white"
            borderRadius="2px"
            boxShadow="card"
          />
          <chakra.figcaption srOnly whiteSpace="pre-line">
            {text}
          </chakra.figcaption>
        </chakra.figure>
      ))}
      {shown.pages.length < shown.count ? <Small>{messages.resumeFirst(shown.pages.length, shown.count)}</Small> : null}
    </Stack>
  );
}
