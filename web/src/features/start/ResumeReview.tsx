import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { FieldGroup } from '../../ui/FieldGroup.tsx';
import { FieldRow } from '../../ui/form.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Heading, Muted, Small } from '../../ui/text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { type Choice, fieldsOf, type Found, kindsOf, notFoundIn } from './resume-entries.ts';
import { useAddFound } from './use-add-found.ts';

const Choices = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } });

type ResumeReviewProps = Readonly<{
  choice: Choice;
  onChoice: (choice: Choice) => void;
  onSaved: () => void;
  onDismiss: () => void;
}>;

/** The content read from a resume, for confirmation: each entry can be removed before it is added to the profile. */
export function ResumeReview({ choice, onChoice, onSaved, onDismiss }: ResumeReviewProps) {
  const { found, out, known } = choice;
  const [open, setOpen] = useState<string>();
  const [addFound, loading] = useAddFound();
  const outWithout = (key: string) => new Set([...out].filter((one) => one !== key));
  const toggle = (key: string) => onChoice({ ...choice, out: out.has(key) ? outWithout(key) : new Set([...out, key]) });
  const add = async () => {
    try {
      await addFound(choice);
      toastOk(messages.added);
      onSaved();
    } catch (error) {
      toastBad(messageOf(error, messages.notSaved));
    }
  };
  const missing = notFoundIn(found);
  return (
    <Stack gap="4" role="group" aria-label={messages.review}>
      <div>
        <Heading as="h3">{messages.review}</Heading>
        <Muted>{messages.reviewText}</Muted>
      </div>
      {kindsOf(found).map(({ name, entries }) => (
        <FieldGroup key={name} legend={messages[name]}>
          <Choices>
            {entries.map(({ key, label }) => (
              <Entry
                key={key}
                label={label}
                checked={!out.has(key)}
                known={known.get(key)}
                onToggle={() => toggle(key)}
                change={fieldsOf(found, key)}
                open={open === key}
                onOpen={(opened) => setOpen(opened ? key : undefined)}
                // What somebody has put right is not left out.
                onFound={(changed) => onChoice({ ...choice, found: changed, out: outWithout(key) })}
              />
            ))}
          </Choices>
        </FieldGroup>
      ))}
      {missing.length > 0 ? <Notice tone="warn">{messages.notFound(missing)}</Notice> : null}
      <Row flexWrap="wrap">
        <Button type="button" disabled={loading} onClick={() => void add()}>
          {loading ? messages.adding : messages.add}
        </Button>
        <Button type="button" look="plain" disabled={loading} onClick={onDismiss}>
          {messages.dismiss}
        </Button>
      </Row>
    </Stack>
  );
}

type EntryProps = Readonly<{
  label: string;
  checked: boolean;
  /** How the profile has an entry like this one. */
  known: string | undefined;
  onToggle: () => void;
  /** The entry's fields; undefined for an entry that is a single text. */
  change: ReturnType<typeof fieldsOf>;
  open: boolean;
  onOpen: (open: boolean) => void;
  onFound: (found: Found) => void;
}>;

/** An entry read from the resume, which can be removed and, if it has fields, corrected. */
function Entry({ label, checked, known, onToggle, change, open, onOpen, onFound }: EntryProps) {
  const id = useId();
  const hint = checked ? undefined : known;
  const check = <CheckField label={label} checked={checked} aria-describedby={hint && id} onChange={onToggle} />;
  if (!change) return check;
  return (
    <chakra.div flexBasis="100%" minW="0">
      <Row flexWrap="wrap">
        {check}
        <Button
          type="button"
          look="plain"
          size="sm"
          aria-expanded={open}
          aria-label={open ? undefined : messages.changeOf(label)}
          onClick={() => onOpen(!open)}
        >
          {open ? messages.changed : messages.change}
        </Button>
      </Row>
      {hint ? (
        <Small id={id} pb="2">
          {messages.known(hint)}
        </Small>
      ) : null}
      {open ? (
        <chakra.div bg="sunken" borderRadius="tile" p="4" mb="3">
          <FieldRow>
            {change.fields.map(({ name, value }) => (
              <TextField
                key={name}
                label={messages.fields[name]}
                autoComplete="off"
                value={value}
                onChange={({ currentTarget }) => onFound(change.with(name, currentTarget.value))}
              />
            ))}
          </FieldRow>
        </chakra.div>
      ) : null}
    </chakra.div>
  );
}
