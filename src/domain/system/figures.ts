/** What the database tells of the house (metrics): counts, and ages in seconds of the oldest one. */
export const FIGURES = {
  texts_waiting: 'Texts that wait for an officer.',
  texts_overdue: 'Of them, those that wait longer than was promised.',
  text_oldest_seconds: 'Age of the oldest text that waits.',
  texts_unprepared: 'Texts that are not ready to be read yet.',
  text_unprepared_seconds: 'Age of the oldest text that is not ready to be read.',
  text_late_out_seconds: 'How long an approved text is past its hour of publication.',
  danger_unread_seconds: 'How long a text in danger has been opened by nobody.',
  texts_without_reader: 'Texts that wait in a language that no officer reads.',
  topics_nobody_takes: 'Topics of waiting texts that everybody who is signed in skips today.',
  texts_lapsing: 'Texts that nobody decided, and that end within 30 days.',
  texts_kept_in_danger:
    'Texts that nobody decided for as long, and that stay, since somebody may be in danger.',
  cases_undecided: 'Cases of reported texts that nobody decided for 30 days.',
  holds_to_look_at: 'Legal holds whose day to look again has come.',
  mails_unsent: 'Mails that are still to be sent.',
  mails_given_up: 'Mails that nobody took, and that are not tried any more.',
  mails_sent_in_a_day: 'Mails sent in the last 24 hours.',
  mail_oldest_seconds: 'Age of the oldest mail that was tried and not taken.',
  purges_waiting: 'Changes that the caches in front have not been told.',
  purge_oldest_seconds: 'Age of the oldest of them.',
  journal_waiting: 'Erasures that are not in the journal yet.',
  journal_oldest_seconds: 'Age of the oldest of them.',
  erasures_due: 'Texts whose words are to be erased.',
  erasure_late_seconds: 'How long the oldest of them is past its day.',
  archive_failing_seconds: 'How long PostgreSQL has been failing to archive.',
  backup_seconds: 'Age of the last backup.',
  forget_seconds: 'Age of the last round of erasing.',
  restore_seconds: 'Age of the last restore that was tried.',
  verify_log_seconds: 'Age of the last verification of the log.',
  processes_silent:
    'Processes that have not been heard of for a minute, and did not say that they end.',
} as const;

export type Figure = keyof typeof FIGURES;
export type Figures = Partial<Record<Figure, number>>;
