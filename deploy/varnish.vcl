# The cache in front of the web servers: Varnish 7 with xkey (Debian: varnish, varnish-modules).
# Start it with `-p http_gzip_support=off`: pages come compressed from the server, brotli included.
vcl 4.1;

import directors;
import std;
import xkey;

# Does it stay? A process that was told to end says no first, and gets no new visitor.
probe stays {
    .url = "/api/live";
    .expected_response = 204;
    .interval = 1s;
    .timeout = 3s;
    .window = 3;
    .threshold = 2;
    # Until it has said so itself, nobody is sent to it; the last resort is the first server.
    .initial = 0;
}

# Can it reach its database, too? What it says decides how old a page may be, never whether a visitor is let through.
probe serves {
    .url = "/api/ready";
    .expected_response = 204;
    .interval = 1s;
    .timeout = 3s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# The web servers, each three times: to be asked whether it stays, whether it serves, and as a last resort.
# For a third one write its lines here and its name in vcl_init. One that is not there harms nobody.
backend web_1 { .host = "127.0.0.1"; .port = "4300"; .connect_timeout = 2s; .first_byte_timeout = 15s; .probe = stays; }
backend web_2 { .host = "127.0.0.1"; .port = "4302"; .connect_timeout = 2s; .first_byte_timeout = 15s; .probe = stays; }
backend watched_1 { .host = "127.0.0.1"; .port = "4300"; .probe = serves; }
backend watched_2 { .host = "127.0.0.1"; .port = "4302"; .probe = serves; }
backend any_1 { .host = "127.0.0.1"; .port = "4300"; .connect_timeout = 2s; .first_byte_timeout = 15s; }
backend any_2 { .host = "127.0.0.1"; .port = "4302"; .connect_timeout = 2s; .first_byte_timeout = 15s; }

sub vcl_init {
    new webs = directors.round_robin();
    webs.add_backend(web_1);
    webs.add_backend(web_2);
    new watched = directors.round_robin();
    watched.add_backend(watched_1);
    watched.add_backend(watched_2);
    # Where none says that it stays, busy as all may be, visitors are let through all the same.
    new any = directors.fallback();
    any.add_backend(any_1);
    any.add_backend(any_2);
}

# Who may purge: the workers, at a door of their own (`-a purge=ADDRESS:PORT`) that nobody outside reaches. A proxy that
# ends TLS on this machine makes every visitor look like one of us, so the address alone is not enough.
acl workers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    set req.backend_hint = webs.backend();
    if (!std.healthy(req.backend_hint)) {
        set req.backend_hint = any.backend();
    }

    if (req.method == "PURGE") {
        if (local.socket != "purge" || client.ip !~ workers || !req.http.xkey-purge) {
            return (synth(405));
        }
        # At once and for good: no stale rule brings back what was taken down.
        set req.http.purged = xkey.purge(req.http.xkey-purge);
        return (synth(200, "Purged"));
    }

    # Methods that nothing here answers, and bodies of which front and back might see another end, go no further.
    if (req.method != "GET" && req.method !~ "^(HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
        return (synth(405));
    }
    if (req.http.Transfer-Encoding) {
        std.collect(req.http.Transfer-Encoding);
        if (req.http.Transfer-Encoding != "chunked") {
            return (synth(400));
        }
    }

    # Readers have nothing to ask at the workers' door.
    if (local.socket == "purge") {
        return (synth(405));
    }

    # Whoever speaks to us from outside is one hop away; the server believes nobody else's word.
    if (req.http.X-Forwarded-Proto && req.http.X-Forwarded-Proto != "https") {
        unset req.http.X-Forwarded-Proto;
    }
    unset req.http.X-Forwarded-Host;
    unset req.http.X-Forwarded-Port;
    unset req.http.X-Forwarded-Server;
    unset req.http.X-Original-URL;
    unset req.http.X-Rewrite-URL;
    unset req.http.X-HTTP-Method-Override;
    unset req.http.Forwarded;
    unset req.http.Surrogate-Capability;

    # Officers, and everything that writes, go straight through.
    if (req.url ~ "^/desk(\.data)?([/?]|$)") {
        return (pass);
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }

    # Public pages know no visitor.
    unset req.http.Cookie;
    unset req.http.Authorization;
    unset req.http.Accept-Language;
    unset req.http.User-Agent;
    unset req.http.Referer;

    if (req.http.Host ~ "[A-Z]") {
        set req.http.Host = std.tolower(req.http.Host);
    }
    # Only what a page reads makes another page; the rest, from fbclid to noise, is dropped.
    if (req.url ~ "[?#]") {
        set req.url = regsub(req.url, "#.*$", "");
        set req.url = regsuball(req.url,
            "([?&])(?!(category|country|display|draft|format|hung|kind|language|letter|maxheight|maxwidth|minutes|page|pageNumber|numStories|q|subject|ticket|to|type|url|useCategory|_routes|index)(=|&|$))[^&]*", "\1");
        set req.url = regsuball(req.url, "&+", "&");
        set req.url = regsub(req.url, "\?&", "?");
        set req.url = regsub(req.url, "[?&]$", "");
        set req.url = std.querysort(req.url);
    }

    # Two encodings and none: three copies of a page at most.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }

    # A healthy server refreshes behind an old page for a minute; while it is away, old pages last a day.
    if (std.healthy(watched.backend())) {
        set req.grace = 60s;
    }
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.Surrogate-Control) {
        set beresp.ttl = std.duration(
            regsub(beresp.http.Surrogate-Control, "^.*max-age=([0-9]+).*$", "\1s"), 0s);
        set beresp.grace = std.duration(
            regsub(beresp.http.Surrogate-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
        set beresp.keep = 1h;
        set beresp.http.xkey = beresp.http.Surrogate-Key;
        unset beresp.http.Surrogate-Key;
        unset beresp.http.Surrogate-Control;
        unset beresp.http.Set-Cookie;
        return (deliver);
    }
    # What cannot be refreshed stays as it is.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.http.Cache-Control ~ "no-store|private" || beresp.http.Set-Cookie || beresp.status >= 400) {
        set beresp.uncacheable = true;
        set beresp.ttl = 5s;
        return (deliver);
    }
}

# What src/http/security-headers.ts says, on answers that come from here and not from the server.
sub answer_safely {
    set resp.http.Content-Security-Policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    set resp.http.Strict-Transport-Security = "max-age=63072000; includeSubDomains";
    set resp.http.X-Content-Type-Options = "nosniff";
    set resp.http.X-Frame-Options = "DENY";
    set resp.http.Referrer-Policy = "strict-origin";
    set resp.http.Cross-Origin-Opener-Policy = "same-origin";
    set resp.http.Cross-Origin-Resource-Policy = "same-origin";
    set resp.http.Permissions-Policy = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()";
    unset resp.http.Server;
}

sub vcl_deliver {
    unset resp.http.xkey;
    # For a Cloudflare in our place. Behind us it would keep what nobody purges there.
    unset resp.http.Cache-Tag;
    unset resp.http.Cloudflare-CDN-Cache-Control;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    if (!resp.http.Strict-Transport-Security) {
        call answer_safely;
    }
}

sub vcl_synth {
    unset resp.http.X-Varnish;
    call answer_safely;
    if (req.method == "PURGE" && resp.status == 200) {
        set resp.http.purged = req.http.purged;
        set resp.body = "";
        return (deliver);
    }
    if (resp.status == 400) {
        # Whatever else came on this connection is not read.
        set resp.http.Connection = "close";
    }
    set resp.http.Content-Type = "text/html; charset=utf-8";
    set resp.http.Cache-Control = "no-store";
    if (req.url ~ "^/fr([/?]|$)") {
        set resp.body = {"<!doctype html><html lang="fr" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Des problèmes :(</title></head><body><main><h1>Des problèmes :(</h1><p>S’il vous plaît, réessayez plus tard.</p></main></body></html>"};
    } else if (req.url ~ "^/ur([/?]|$)") {
        set resp.body = {"<!doctype html><html lang="ur" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>کچھ گڑبڑ ہے :(</title></head><body><main><h1>کچھ گڑبڑ ہے :(</h1><p>براہِ کرم بعد میں دوبارہ کوشش کریں۔</p></main></body></html>"};
    } else if (req.url ~ "^/ar([/?]|$)") {
        set resp.body = {"<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>حدثت مشكلة :(</title></head><body><main><h1>حدثت مشكلة :(</h1><p>نرجو المحاولة لاحقًا.</p></main></body></html>"};
    } else {
        set resp.body = {"<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems :(</title></head><body><main><h1>Problems :(</h1><p>Please try again later.</p></main></body></html>"};
    }
    return (deliver);
}

sub vcl_backend_error {
    # A server that has just gone: another one is asked for what changes nothing.
    if (bereq.retries < 2 && (bereq.method == "GET" || bereq.method == "HEAD")) {
        set bereq.backend = webs.backend();
        return (retry);
    }
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "no-store";
    set beresp.http.Retry-After = "5";
    # In the language of the address; the words are those of src/words/apology.ts.
    if (bereq.url ~ "^/fr([/?]|$)") {
        set beresp.body = {"<!doctype html><html lang="fr" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Des problèmes :(</title></head><body><main><h1>Des problèmes :(</h1><p>S’il vous plaît, réessayez plus tard.</p></main></body></html>"};
    } else if (bereq.url ~ "^/ur([/?]|$)") {
        set beresp.body = {"<!doctype html><html lang="ur" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>کچھ گڑبڑ ہے :(</title></head><body><main><h1>کچھ گڑبڑ ہے :(</h1><p>براہِ کرم بعد میں دوبارہ کوشش کریں۔</p></main></body></html>"};
    } else if (bereq.url ~ "^/ar([/?]|$)") {
        set beresp.body = {"<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>حدثت مشكلة :(</title></head><body><main><h1>حدثت مشكلة :(</h1><p>نرجو المحاولة لاحقًا.</p></main></body></html>"};
    } else {
        set beresp.body = {"<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Problems :(</title></head><body><main><h1>Problems :(</h1><p>Please try again later.</p></main></body></html>"};
    }
    return (deliver);
}
