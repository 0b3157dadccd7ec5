import { Trans } from '@lingui/react/macro';

/** What leads back to each answer: "Change" is seen, and the whole of it is heard. */
export const CHANGE = {
  story: (
    <Trans>
      Change<span className="vh"> your words</span>
    </Trans>
  ),
  letter: (
    <Trans>
      Change<span className="vh"> your letter</span>
    </Trans>
  ),
  named: (
    <Trans>
      Change<span className="vh"> what is named here</span>
    </Trans>
  ),
  recipient: (
    <Trans>
      Change<span className="vh"> who it is to</span>
    </Trans>
  ),
  category: (
    <Trans>
      Change<span className="vh"> the subject</span>
    </Trans>
  ),
  name: (
    <Trans>
      Change<span className="vh"> your name</span>
    </Trans>
  ),
  age: (
    <Trans>
      Change<span className="vh"> your age</span>
    </Trans>
  ),
  gender: (
    <Trans>
      Change<span className="vh"> your gender</span>
    </Trans>
  ),
  country: (
    <Trans>
      Change<span className="vh"> your country</span>
    </Trans>
  ),
  city: (
    <Trans>
      Change<span className="vh"> your city</span>
    </Trans>
  ),
  belief: (
    <Trans>
      Change<span className="vh"> your belief</span>
    </Trans>
  ),
  email: (
    <Trans>
      Change<span className="vh"> your email</span>
    </Trans>
  ),
  link: (
    <Trans>
      Change<span className="vh"> your link</span>
    </Trans>
  ),
  handle: (
    <Trans>
      Change<span className="vh"> your handle</span>
    </Trans>
  ),
};
