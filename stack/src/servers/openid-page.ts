/** The page on which a tester chooses an identity. Works without scripts. */
export const signInPage = `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local sign-in</title>
<style>:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f4f5f7;color:#1d2126;font:400 16px/1.5 system-ui,sans-serif}
main{width:min(380px,calc(100vw - 80px));padding:32px;background:#fff;border:1px solid #d8dce2;border-radius:14px}
h1{margin:0 0 4px;font-size:1.4rem}p{margin:0 0 20px;color:#59626d;font-size:.95rem}
label{display:block;margin:0 0 14px;font-weight:600}input:not([type=checkbox]){display:block;box-sizing:border-box;width:100%;min-height:44px;margin-top:6px;padding:0 12px;border:1px solid #7d8793;border-radius:8px;font:inherit}
.check{display:flex;gap:10px;align-items:center;font-weight:400;min-height:32px}
button{min-height:44px;padding:0 20px;border:0;border-radius:999px;background:#1a56b0;color:#fff;font:600 1rem system-ui,sans-serif;cursor:pointer}
button[name=cancel]{background:none;color:#1a56b0}
@media (prefers-color-scheme:dark){body{background:#15181c;color:#eef1f4}main{background:#1f2429;border-color:#39414a}p{color:#a9b3be}input{background:#15181c;color:inherit}button[name=cancel]{color:#8db8f5}}</style></head>
<body><main><h1>Local sign-in</h1><p>Takes Google's place on this machine. Be whoever you like.</p>
<form method="post"><label>Email<input type="email" name="email" required autofocus autocomplete="email" value="mei.tan@example.org"></label>
<label>Full name<input name="name" autocomplete="name" value="Mei Tan"></label>
<label class="check"><input type="checkbox" name="unverified"> This email is not verified</label>
<button>Continue</button> <button name="cancel" value="1" formnovalidate>Cancel</button></form></main></body></html>
`;
