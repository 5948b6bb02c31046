/** The HTTP status and English message of each failure; the site's catalogues translate `errors.<code>`. */
export interface ErrorEntry {
  readonly status: number;
  readonly message: string;
}

/**
 * Every failure the platform can answer, by its stable code (specification, section 8, and the platform's own).
 * A code is never renamed; the message may be improved.
 */
export const errorCatalogue = {
  not_logged_in: { status: 401, message: 'Sorry, you are not logged in yet, please log in.' },
  session_expired: { status: 401, message: 'Your session has ended, please log in again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  csrf_refused: { status: 403, message: 'The request did not come from this site.' },
  validation_failed: { status: 400, message: 'Some fields are not right.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  storage_full: { status: 503, message: 'Nothing can be saved at the moment. Please try again later.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  unsupported_media_type: { status: 415, message: 'The request has a content type that is not accepted.' },
  envelope_refused: { status: 400, message: 'The encrypted request could not be opened.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  too_many_requests: { status: 429, message: 'Too many requests, please try again later.' },
  unknown_error: { status: 500, message: 'Unknown error.' },
  network_abnormal: { status: 503, message: 'Network link is abnormal, please try again.' },
  page_slow: { status: 504, message: 'Page took longer to load, please check your network.' },
  invalid_url: { status: 421, message: 'Invalid URL, please contact customer service.' },
  system_maintenance: { status: 503, message: 'The system is under maintenance.' },
  region_restricted: { status: 403, message: 'Access is restricted for your IP or location.' },
  popup_blocked: { status: 400, message: 'Popup blocked. Please allow popups and try again.' },
  chunk_load_failed: { status: 504, message: 'Part of the page could not be loaded.' },
  css_chunk_load_failed: { status: 504, message: 'The look of part of the page could not be loaded.' },

  login_failed: { status: 401, message: 'User name or password is not correct.' },
  account_not_found: { status: 404, message: 'Username/Email does not exist.' },
  // These two are section 8's; no call answers them, since a field names the rule that it broke (decision 117).
  account_format_incorrect: { status: 400, message: 'Account format is incorrect.' },
  password_format_incorrect: { status: 400, message: 'Password format is incorrect.' },
  account_disabled: { status: 403, message: 'This account is disabled, please contact customer service.' },
  account_locked: { status: 429, message: 'Too many attempts. Please try again later.' },
  captcha_required: { status: 403, message: 'Please enter the captcha.' },
  captcha_failed: { status: 400, message: 'The captcha is not correct.' },
  bot_check_failed: { status: 400, message: 'Please complete verification first.' },
  agents_only: { status: 403, message: 'Non-agents cannot log in.' },
  members_only: { status: 403, message: 'Non-member account unable to login.' },
  in_need_true_account: { status: 403, message: 'Please use a real account.' },
  feature_disabled: { status: 403, message: 'This feature is not available.' },
  password_change_required: { status: 403, message: 'Please change your password first.' },
  step_up_required: { status: 403, message: 'Please confirm that it is you: this address is new for your account.' },
  step_up_failed: { status: 400, message: 'That is not what your account knows.' },
  step_up_expired: { status: 410, message: 'This confirmation has ended, please log in again.' },
  authenticator_enabled: { status: 409, message: 'The authenticator is already switched on.' },
  authenticator_code_wrong: { status: 400, message: 'The code of the authenticator is not correct.' },
  social_failed: { status: 400, message: 'The provider did not confirm your login.' },
  social_expired: { status: 410, message: 'The confirmation of the provider has ended, please start again.' },
  social_taken: { status: 409, message: 'This social account is connected with another account.' },
  password_incorrect: { status: 400, message: 'The old password is not correct.' },
  link_expired: { status: 410, message: 'This link has expired or was used before, please ask for a new one.' },
  mail_unavailable: { status: 502, message: 'The e-mail could not be sent, please try again later.' },

  account_taken: { status: 409, message: 'This user name is already taken.' },
  mobile_taken: { status: 409, message: 'This mobile number is already in use.' },
  email_taken: { status: 409, message: 'This e-mail address is already in use.' },
  invitation_code_error: { status: 400, message: 'Invalid invitation code.' },
  terms_not_accepted: { status: 400, message: 'not empty?' },
  under_age: { status: 403, message: 'You are not old enough to register.' },

  sms_invalid_number: { status: 400, message: 'Invalid phone number.' },
  sms_missing_number: { status: 400, message: 'Missing phone number.' },
  sms_too_many_requests: { status: 429, message: 'Too many requests, please retry after 5 minutes.' },
  sms_unknown: { status: 502, message: 'The code could not be sent.' },
  sms_invalid_code: { status: 400, message: 'Invalid verification code.' },
  sms_missing_code: { status: 400, message: 'Missing verification code.' },
  sms_captcha_failed: { status: 400, message: 'Captcha check failed.' },
  sms_quota_exceeded: { status: 429, message: 'Quota exceeded, please contact customer service.' },
  sms_not_allowed: { status: 403, message: 'Operation not allowed, please contact customer service.' },
  sms_code_expired: { status: 400, message: 'The code has expired, please send it again.' },
  sms_popup_closed: { status: 400, message: 'Login failed: the window was closed.' },

  feedback_incomplete: { status: 400, message: 'is empty' },
  feedback_done: { status: 409, message: 'This feedback has been answered or closed already.' },
  feedback_unreachable: { status: 409, message: 'The sender is not a member: there is nowhere to answer.' },
  chat_taken: { status: 409, message: 'Another operator has this conversation.' },
  chat_not_taken: { status: 409, message: 'Take the conversation first.' },
  image_refused: { status: 422, message: 'This picture could not be read. Please send a PNG or JPEG of up to 5 MB.' },
  image_not_found: { status: 404, message: 'This picture does not exist.' },

  game_not_found: { status: 404, message: 'This game does not exist.' },
  game_maintenance: { status: 503, message: 'This game is under maintenance.' },
  game_no_demo: { status: 403, message: 'This game has no demo.' },
  launch_expired: { status: 401, message: 'The game session has ended, please open the game again.' },

  amount_invalid: { status: 400, message: 'The amount is not valid.' },
  amount_below_minimum: { status: 400, message: 'The amount is below the minimum.' },
  amount_above_maximum: { status: 400, message: 'The amount is above the maximum.' },
  insufficient_balance: { status: 409, message: 'The balance is not sufficient.' },
  idempotency_key_required: { status: 400, message: 'An Idempotency-Key header is required.' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used with another request.' },
  request_in_flight: { status: 409, message: 'This request is still being processed.' },
  channel_unavailable: { status: 503, message: 'This payment channel is not available at the moment.' },
  deposit_not_found: { status: 404, message: 'This deposit does not exist.' },
  withdraw_password_unset: { status: 409, message: 'Set a withdraw password first.' },
  withdraw_password_exists: { status: 409, message: 'The withdraw password is set already.' },
  withdraw_password_wrong: { status: 400, message: 'The withdraw password is not correct.' },
  withdraw_password_locked: {
    status: 429,
    message: 'Too many wrong tries: the withdraw password is locked for a while.',
  },
  payee_not_found: { status: 404, message: 'This account does not exist.' },
  payee_taken: { status: 409, message: 'This account number is registered already.' },
  payee_name_mismatch: { status: 409, message: 'The name of the holder is not the name that you registered.' },
  payee_number_invalid: { status: 400, message: 'This is not an account number of that institution.' },
  payee_on_hold: { status: 409, message: 'This account is new and cannot be used yet.' },
  payees_full: { status: 409, message: 'No more accounts can be added.' },
  wagering_open: { status: 409, message: 'Something is still to be wagered before you can withdraw.' },
  withdrawals_per_day: { status: 409, message: 'No more withdrawals are possible today.' },
  withdrawal_sum_per_day: { status: 409, message: 'The amount is above what can be withdrawn today.' },
  withdrawal_not_found: { status: 404, message: 'This withdrawal does not exist.' },
  withdrawal_state: { status: 409, message: 'The withdrawal has moved on: this is not possible any more.' },
  approved_before: { status: 409, message: 'You have approved this already: somebody else has to be the second.' },
  deposit_decided: { status: 409, message: 'This deposit has been decided already.' },
  payout_decided: { status: 409, message: 'This payout has been decided already.' },
  balance_too_large: { status: 409, message: 'The member’s balance would be larger than vendors can read.' },
  offer_unavailable: { status: 409, message: 'This bonus is not open for this deposit.' },
  proof_required: { status: 400, message: 'Please add a picture of the transfer.' },
  movement_not_found: { status: 404, message: 'This movement does not exist.' },
  bet_not_found: { status: 404, message: 'This bet does not exist.' },

  upline_missing: { status: 404, message: 'Your account has no upline.' },
  transfer_outside_line: { status: 404, message: 'There is no such account in your line.' },
  transfer_not_accepted: { status: 409, message: 'The other account cannot take this amount now.' },
  transfer_daily_limit: { status: 409, message: 'The amount is above what you can send today.' },

  deposit_limit_reached: { status: 409, message: 'This would go beyond the deposit limit that you have set.' },
  bet_limit_reached: { status: 409, message: 'This stake would go beyond a limit that you have set.' },
  play_barred: { status: 403, message: 'Play is closed for this account.' },
  session_limit_reached: { status: 403, message: 'Your time to play, as you have limited it, is used up.' },
  timed_out: { status: 403, message: 'You have taken a time-out from play and deposits.' },
  self_excluded: { status: 403, message: 'You have excluded yourself from play and deposits.' },

  contract_downline_unknown: { status: 404, message: 'You have no agent of this name directly below you.' },
  contract_no_right: {
    status: 409,
    message: 'You need a contract of this type of your own, and none that waits for you.',
  },
  contract_rate_too_high: { status: 409, message: 'The rate is above what you may offer.' },
  contract_pending: { status: 409, message: 'This agent has not answered your last offer of this type yet.' },
  contract_not_open: { status: 409, message: 'This contract has moved on: this is not possible any more.' },

  round_not_open: { status: 409, message: 'This round is not open for that.' },
  round_over: { status: 409, message: 'This round is over.' },
  round_in_play: { status: 409, message: 'A round is still in play.' },
  wallet_refused: { status: 409, message: 'The wallet refused the bet.' },

  release_exists: { status: 409, message: 'This release was published before with other content.' },
  release_incompatible: { status: 409, message: 'This release does not fit the running shell.' },
  release_not_found: { status: 404, message: 'This release does not exist.' },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Narrows a code read from the wire. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}
