/** The end of a mobile number: enough to recognise the phone, too little to call it. */
export const maskedMobile = (mobile: string): string => `•••• ${mobile.slice(-3)}`;

/** A masked address: its first letter and its domain. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${[...name][0] ?? ''}•••@${domain}`;
}
