-- The user handle that an authenticator keeps with a passkey and returns at a login. It is null for
-- passkeys of earlier versions until they are used.

alter table passkeys add column user_handle text;
