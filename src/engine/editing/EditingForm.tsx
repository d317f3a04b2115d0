import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import {
  type DataProvider,
  Form,
  type FormProps,
  type RaRecord,
  RecordContextProvider,
  type UpdateParams,
  useEvent,
  useRecordContext,
  useRegisterMutationMiddleware,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { isOutlived } from '../../authProvider/outlived.ts';
import { FirstWrong } from './FirstWrong.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { withLineIds } from './lineIds.ts';
import type { Values } from './merged.ts';
import { type Editing, EditingProvider, useRecordInForm } from './useEditing.ts';

type Errors = Record<string, unknown>;

interface EditingFormProps extends Omit<
  FormProps,
  'onSubmit' | 'record' | 'children' | 'resetOptions' | 'warnWhenUnsavedChanges'
> {
  readonly children: ReactNode;
  /** Of the page around, unless it is given. */
  readonly record?: RaRecord;
  /**
   * Takes the values to the host itself, where the page around does not. It tells `editing.saved` once the host has
   * them, and gives the errors of a refusal.
   */
  onSubmit?(values: Values, editing: Editing): Promise<Errors | undefined>;
  /** Takes what was typed after a new record was sent, which its own page is to show; without it, it stays here. */
  onTypedSince?(typed: Values, made: RaRecord): void;
}

interface KeptProps {
  readonly record: RaRecord | undefined;
  readonly begun: Values;
  readonly children: ReactNode;
  readonly handle: Ref<Editing>;
  onTypedSince?(typed: Values, made: RaRecord): void;
}

/** Every save of the page around goes by the record that the changes are based on, and settles them. */
function Kept({ record, begun, children, handle, onTypedSince }: KeptProps) {
  const editing = useRecordInForm(record, begun);
  const [form] = useState(() => ({}));
  useImperativeHandle(handle, () => editing);
  const middleware = useEvent((resource: string, params: { readonly data: Values }, next: DataProvider['update']) =>
    editing.during(async () => {
      const base = editing.base();
      const known = base ? { previousData: base } : { meta: { form } };
      const answer = await next(resource, { ...params, ...known } as UpdateParams);
      const since = editing.saved(params.data, record && { ...record, ...answer.data });
      if (Object.keys(since).length === 0 || record || !onTypedSince) return answer;
      onTypedSince({ ...since, ...withLineIds(since, params.data, answer.data) }, answer.data);
      editing.saved({ ...params.data, ...since });
      return answer;
    }),
  );
  useRegisterMutationMiddleware(middleware);
  return (
    <EditingProvider value={editing}>
      {children}
      <FirstWrong />
      <LeaveGuard />
    </EditingProvider>
  );
}

/**
 * React Hook Form draws a form a second time before it is seen, since it is ready then; what stands in it comes with
 * that.
 */
const OnceReady = ({ children }: { readonly children: ReactNode }) =>
  useFormContext().formState.isReady ? children : null;

function OneForm({ record, onSubmit, onTypedSince, children, ...form }: EditingFormProps) {
  // React-Admin empties a form into every other object that it is given. Newer ones are met field by field instead.
  const [first] = useState(record);
  const handle = useRef<Editing>(null);
  const submit = async (values: Values) => {
    const { current } = handle;
    return current
      ?.during(async () => onSubmit?.(values, current))
      .catch((error: unknown) => {
        // The sign-in says why; what was typed is still not saved.
        if (!isOutlived(error)) throw error;
        return undefined;
      });
  };
  const kept = (
    <Kept
      record={record}
      begun={{ ...form.defaultValues, ...first }}
      handle={handle}
      {...(onTypedSince && { onTypedSince })}
    >
      {children}
    </Kept>
  );
  return (
    <Form {...form} {...(first && { record: first })} {...(onSubmit && { onSubmit: submit })}>
      <OnceReady>{record ? <RecordContextProvider value={record}>{kept}</RecordContextProvider> : kept}</OnceReady>
    </Form>
  );
}

/**
 * The form of everything that is edited: what is typed in it survives newer records, saves and refusals, and is not
 * left without a question.
 */
export function EditingForm({ record: given, ...rest }: EditingFormProps) {
  const around = useRecordContext();
  const record = given ?? around;
  // Another record is another form: nothing typed may follow from one to the next.
  return <OneForm key={record?.id ?? ''} {...rest} {...(record && { record })} />;
}
