import { AutocompleteArrayInput, TextInput, useGetList, useNotify, useTranslate } from 'react-admin';
import Box from '@mui/material/Box';
import { useNavigate, useSearchParams } from 'react-router';
import { INBOX } from '#catalog/engine/mail.ts';
import { idFrom } from '#catalog/engine/parse.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { InboxFrame } from './InboxFrame.tsx';
import { type Person, pathOf } from './Item.ts';
import { MessageForm } from './MessageForm.tsx';

const PEOPLE = `${INBOX}/people`;

interface Colleague extends Person {
  /** What they do at the agency. */
  readonly about: string | null;
}

const titleOf = ({ name, about }: Colleague): string => (about ? `${name} · ${about}` : name);

/** A new message to colleagues, who are chosen by name; an address may name one, and what it is about. */
export function ComposePage() {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const { data: people, error } = useGetList<Colleague>(PEOPLE, {
    pagination: { page: 1, perPage: 1000 },
    sort: { field: 'name', order: 'ASC' },
  });
  const named = idFrom(asked.get('to'));
  return (
    <>
      <Heading title={translate('inboxPages.compose')} />
      <InboxFrame>
        {!people && !error ? (
          <LoadingPage />
        ) : (
          <Box sx={{ p: 2 }}>
            <MessageForm
              asksSubject
              label="inboxPages.send"
              initial={{ to: named ? [named] : [], subject: asked.get('subject') ?? '' }}
              onSent={() => {
                notify('inboxPages.sent', { type: 'success' });
                void navigate(pathOf('sent'));
              }}
            >
              <AutocompleteArrayInput
                source="to"
                label="inboxPages.readers"
                isRequired
                helperText={false}
                choices={people ?? []}
                optionText={titleOf}
                openOnFocus={false}
              />
              <TextInput
                source="subject"
                label="fields.subject"
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { dir: 'auto' } }}
              />
            </MessageForm>
          </Box>
        )}
      </InboxFrame>
    </>
  );
}
