import type { MemberProfile } from '@marquee/contract/calls/member-profile';
import { type FieldFault, validateField } from '@marquee/contract/registration';
import {
  refreshCall,
  useCallMutation,
  useErrorMessage,
  useFieldMessage,
  useFormSubmit,
  useMessages,
  useShell,
} from '@marquee/kit';
import { Button } from '@marquee/ui';
import { PasswordField, TextField, type TextFieldProps } from '@marquee/ui/field';
import { useForm, useWatch } from 'react-hook-form';
import { SECURITY_MESSAGES } from '../messages/catalogue';
import styles from '../security-centre.module.css';
import own from './profile.module.css';

type Field = MemberProfile['fields'][number];
type Values = Readonly<Partial<Record<Field['name'], string>>>;

/** How browsers know the fields that they can help with. */
const HINTS: Readonly<Partial<Record<Field['name'], Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode'>>>> = {
  payeeName: { autoComplete: 'name' },
  fullName: { autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  nationality: { autoComplete: 'country-name' },
  address: { autoComplete: 'street-address' },
  qqNum: { inputMode: 'numeric' },
};

interface ProfileFormProps {
  readonly profile: MemberProfile;
  readonly onDone: () => void;
}

/** The fields that are not locked; the password is asked once something is entered that can be entered only once. */
export function ProfileForm({ profile: { fields, leastAge, revision }, onDone }: ProfileFormProps) {
  const t = useMessages('member');
  const text = useMessages(SECURITY_MESSAGES);
  const errorMessage = useErrorMessage();
  const fieldMessage = useFieldMessage();
  const { toast } = useShell();
  const save = useCallMutation('member.saveProfile');
  const open = fields.filter(({ locked }) => !locked);
  const before: Values = Object.fromEntries(open.map(({ name, value }) => [name, value ?? '']));
  const form = useForm<{ values: Values; password: string }>({
    mode: 'onTouched',
    defaultValues: { values: before, password: '' },
  });
  const entered = useWatch({ control: form.control, name: 'values' });
  const needsPassword = open.some(({ name, once }) => once && (entered[name] ?? '').trim() !== '');
  const send = async ({ values, password }: { readonly values: Values; readonly password: string }) => {
    const changed = open.filter(({ name }) => (values[name] ?? '').trim() !== before[name]);
    await save.mutateAsync({
      values: Object.fromEntries(changed.map(({ name }) => [name, (values[name] ?? '').trim()])),
      revision,
      ...(needsPassword && { password }),
    });
    toast({ kind: 'success', message: text('profile.saved') });
    await refreshCall('member.profile');
    onDone();
  };
  const { submit, failure, isPending } = useFormSubmit(form, send, {
    fieldOf: { password_incorrect: 'password' },
    onRefusal({ code }) {
      // The form shows again what is stored once it is opened anew.
      if (code === 'conflict') void refreshCall('member.profile');
      return false;
    },
  });
  const say = (fault: FieldFault | null) => fault === null || fieldMessage(fault);
  const { errors } = form.formState;
  return (
    <form className={styles.steps} noValidate onSubmit={submit}>
      <div className={own.fields}>
        {open.map(({ name, once, rule }) => (
          <TextField
            key={name}
            {...HINTS[name]}
            label={text(`profile.field.${name}`)}
            {...form.register(`values.${name}`, { validate: (value) => say(validateField(rule, value ?? '')) })}
            error={errors.values?.[name]?.message}
            hint={hintOf(name, once)}
            dir={name === 'birthday' ? undefined : 'auto'}
          />
        ))}
      </div>
      {needsPassword && (
        <PasswordField
          label={t('security.password')}
          hint={text('profile.passwordHint')}
          {...form.register('password', { validate: (password) => password !== '' || t('security.required') })}
          error={errors.password?.message}
          required
          autoComplete="current-password"
          showLabel={t('security.show')}
          hideLabel={t('security.hide')}
        />
      )}
      {failure && <p role="alert">{failure.code === 'conflict' ? text('profile.conflict') : errorMessage(failure)}</p>}
      <Button type="submit" variant="primary" block loading={isPending}>
        {text('profile.save')}
      </Button>
    </form>
  );

  function hintOf(name: Field['name'], once: boolean): string | undefined {
    if (name === 'birthday') return text('profile.birthdayHint', { count: leastAge });
    if (name === 'payeeName') return text('profile.nameHint');
    return once ? text('profile.onceHint') : undefined;
  }
}
