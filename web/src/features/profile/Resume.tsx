import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { messageOf } from '../../lib/api/server-errors.ts';
import { fileFinding, resumeTypes } from '../../lib/forms/files.ts';
import { Button } from '../../ui/button.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { Muted } from '../../ui/text.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { openResume, uploadResume } from './resume-file.ts';
import { Section } from './Section.tsx';

const findings = { type: messages.resumeNotPdf, size: messages.resumeTooLarge };

/** Uploads a resume at once, not with the rest of the profile, so that cancelling the form does not lose it. */
function ResumeUpload({ stored }: { stored: boolean }) {
  const [sending, setSending] = useState(false);
  const [finding, setFinding] = useState<string>();
  const send = async (file: File) => {
    const found = fileFinding(file, resumeTypes, findings);
    setFinding(found);
    if (found) return;
    setSending(true);
    try {
      await uploadResume(file);
      toastOk(messages.resumeSaved);
    } catch (error) {
      setFinding(messageOf(error, messages.resumeNotSaved));
    }
    setSending(false);
  };
  return (
    <FileButton
      label={sending ? messages.resumeSending : stored ? messages.resumeReplace : messages.resumeUpload}
      accept={resumeTypes.join(',')}
      helper={messages.resumeHelper}
      error={finding}
      disabled={sending}
      onFile={(file) => void send(file)}
    />
  );
}

export function Resume({ stored }: Readonly<{ stored: boolean }>) {
  const open = () => openResume().catch((error: unknown) => toastBad(messageOf(error, messages.resumeNotLoaded)));
  return (
    <Section title={messages.resume}>
      <chakra.div display="flex" gap="4" alignItems="flex-start" flexWrap="wrap">
        {stored ? (
          <Button type="button" look="ghost" onClick={open}>
            {messages.resumeView}
          </Button>
        ) : (
          <Muted>{messages.resumeMissing}</Muted>
        )}
        <ResumeUpload stored={stored} />
      </chakra.div>
    </Section>
  );
}
