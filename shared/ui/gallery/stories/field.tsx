import { AmountField, PasswordField, TextAreaField, TextField } from '@marquee/ui/field';
import { Search } from '@marquee/ui/icons';
import { SelectField } from '@marquee/ui/select';
import { UploadField, useUploads } from '@marquee/ui/upload';
import { useState } from 'react';
import styles from '../gallery.module.css';
import { useLook } from '../look';
import { Story } from '../story';
import { currencyOf } from './samples';

const banks = ['bKash', 'Nagad', 'Rocket', 'Bank transfer'].map((label) => ({ value: label, label }));

export function FieldStory() {
  const { brand } = useLook();
  const [amount, setAmount] = useState('1000.00');
  const uploads = useUploads({ send: ({ name }) => Promise.resolve({ imageId: name }) });
  const [bank, setBank] = useState<string | null>('bKash');
  return (
    <Story id="field" title="Fields">
      <div className={styles.form}>
        <TextField label="User name" hint="4 to 12 letters or digits" required autoComplete="username" />
        <TextField label="User name" defaultValue="ra" error="Account format is incorrect" required />
        <PasswordField
          label="Password"
          showLabel="Show password"
          hideLabel="Hide password"
          defaultValue="mangrove-7"
          autoComplete="off"
        />
        <TextField type="search" label="Search" placeholder="Game or vendor" leading={<Search aria-hidden="true" />} />
        <SelectField label="Channel" options={banks} value={bank} onValueChange={setBank} />
        <SelectField
          label="Reason"
          options={banks}
          value={null}
          placeholder="Choose one"
          onValueChange={setBank}
          error="Input cannot be empty"
        />
        <TextField label="Reference" defaultValue="DP-20261121-0042" disabled />
        <TextAreaField label="Description" counter="34 / 200" placeholder="What happened?" />
        <AmountField
          label="Amount"
          currency={currencyOf(brand)}
          value={amount}
          locale="en"
          onValueChange={setAmount}
          hint="100 to 50,000"
          presets={['500.00', '1000.00', '5000.00', '10000.00'].map((value) => ({
            value,
            label: Number(value).toLocaleString('en'),
          }))}
        />
        <UploadField
          label="Proof of transfer"
          hint="PNG or JPG, up to 5 MB each, at most 3 pictures"
          chooseLabel="Drop pictures here or choose them"
          previewLabel={(place) => `Picture ${place}`}
          removeLabel={(place) => `Remove picture ${place}`}
          progressLabel={(place) => `Picture ${place} is being sent`}
          error={uploads.error ? 'This picture cannot be sent' : undefined}
          uploads={uploads}
          maxCount={3}
        />
      </div>
    </Story>
  );
}
