{{- define "seed-intranet.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 40 | trimSuffix "-" }}
{{- end }}

{{- define "seed-intranet.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 40 | trimSuffix "-" }}
{{- else if contains (include "seed-intranet.name" .) .Release.Name }}
{{- .Release.Name | trunc 40 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "seed-intranet.name" .) | trunc 40 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{/* The labels that select the pods of all parts. */}}
{{- define "seed-intranet.selector" -}}
app.kubernetes.io/name: {{ include "seed-intranet.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "seed-intranet.labels" -}}
{{ include "seed-intranet.selector" . }}
app.kubernetes.io/version: {{ default .Chart.AppVersion .Values.image.tag | quote }}
app.kubernetes.io/part-of: seed-intranet
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* The services that are not left out, by id: JSON of their values. */}}
{{- define "seed-intranet.services" -}}
{{- $services := dict }}
{{- range $id, $service := .Values.services }}
{{- $values := default dict $service }}
{{- if or (not (hasKey $values "enabled")) $values.enabled }}{{- $_ := set $services $id $values }}{{- end }}
{{- end }}
{{- toJson $services }}
{{- end }}

{{/* All deployables by id: the services and the gateway. */}}
{{- define "seed-intranet.deployables" -}}
{{- $deployables := include "seed-intranet.services" . | fromJson }}
{{- $_ := set $deployables "gateway" .Values.gateway }}
{{- toJson $deployables }}
{{- end }}

{{- define "seed-intranet.origin" -}}
{{- printf "http://%s-%s:3000" (include "seed-intranet.fullname" .root) .id }}
{{- end }}

{{- define "seed-intranet.image" -}}
{{- printf "%s/%s:%s" .root.Values.image.repository .id (default .root.Chart.AppVersion .root.Values.image.tag) }}
{{- end }}

{{/* The autoscaling of a deployable, as JSON: its own values, a false among them, replace the defaults. */}}
{{- define "seed-intranet.autoscaling" -}}
{{- $scaling := mergeOverwrite (deepCopy .root.Values.defaults.autoscaling) (default dict .values.autoscaling) }}
{{- toJson $scaling }}
{{- end }}

{{/* The greatest number of pods with a database, with the one more of each service that an upgrade starts. */}}
{{- define "seed-intranet.databaseProcesses" -}}
{{- $root := . }}
{{- $processes := 0 }}
{{- range $id, $values := include "seed-intranet.services" . | fromJson }}
{{- $scaling := include "seed-intranet.autoscaling" (dict "root" $root "values" $values) | fromJson }}
{{- $most := default $root.Values.defaults.replicas $values.replicas }}
{{- if $scaling.enabled }}{{- $most = $scaling.maxReplicas }}{{- end }}
{{- $processes = add $processes $most 1 }}
{{- end }}
{{- $processes }}
{{- end }}

{{/* Variables with values: those that all have, those of the kind, and the deployable's own. */}}
{{- define "seed-intranet.environment" -}}
{{- $root := .root }}
{{- $services := include "seed-intranet.services" $root | fromJson }}
{{- $env := dict "NODE_ENV" "production" "PUBLIC_URL" $root.Values.portal.url }}
{{- $_ := set $env "KEYCLOAK_URL" $root.Values.identity.url }}
{{- $_ := set $env "KEYCLOAK_REALM" $root.Values.identity.realm }}
{{- if $root.Values.identity.allowInsecure }}{{- $_ := set $env "ALLOW_INSECURE_ISSUER" "true" }}{{- end }}
{{- if $root.Values.authorities.existingConfigMap }}{{- $_ := set $env "NODE_EXTRA_CA_CERTS" "/authorities/ca.pem" }}{{- end }}
{{- with $root.Values.tracing.endpoint }}
{{- $_ := set $env "OTEL_EXPORTER_OTLP_ENDPOINT" . }}
{{- $_ := set $env "OTEL_TRACES_SAMPLER_ARG" (toString $root.Values.tracing.ratio) }}
{{- end }}
{{- if eq .id "gateway" }}
{{- $upstreams := dict }}
{{- range $id, $_ := $services }}
{{- $_ := set $upstreams $id (dict "replicas" (list (include "seed-intranet.origin" (dict "root" $root "id" $id)))) }}
{{- end }}
{{- $_ := set $env "UPSTREAMS" (toJson $upstreams) }}
{{- $_ := set $env "TRUST_PROXY" (toString $root.Values.ingress.setsForwardedFor) }}
{{- $_ := set $env "SUPPORT_EMAIL" $root.Values.portal.supportEmail }}
{{- $_ := set $env "SUPPORT_PERSON" $root.Values.portal.supportPerson }}
{{- $_ := set $env "ASSOCIATION_URL" $root.Values.portal.associationUrl }}
{{- if $root.Values.releases.followRegistry }}
{{- if not (hasKey $services "registry") }}{{- fail "releases.followRegistry needs the service registry" }}{{- end }}
{{- $_ := set $env "REGISTRY_URL" (include "seed-intranet.origin" (dict "root" $root "id" "registry")) }}
{{- $_ := set $env "RELEASE_ROOT_KEYS" (join "," $root.Values.releases.rootKeys) }}
{{- end }}
{{- else }}
{{- $subscribers := dict }}
{{- range $id, $_ := $services }}
{{- $_ := set $subscribers $id (include "seed-intranet.origin" (dict "root" $root "id" $id)) }}
{{- end }}
{{- $_ := set $env "EVENT_SUBSCRIBERS" (toJson $subscribers) }}
{{- with $root.Values.database.connections }}
{{- $_ := set $env "DATABASE_CONNECTIONS" (toString .) }}
{{- $_ := set $env "DATABASE_PROCESSES" (include "seed-intranet.databaseProcesses" $root) }}
{{- end }}
{{- end }}
{{- range $name, $value := .values.env }}
{{- if kindIs "string" $value }}{{- $_ := set $env $name (tpl $value $root) }}{{- else }}{{- $_ := set $env $name (toString $value) }}{{- end }}
{{- end }}
{{- toJson $env }}
{{- end }}

{{/* Variables that are keys of the secret. */}}
{{- define "seed-intranet.secrets" -}}
{{- $secrets := dict }}
{{- if ne .id "gateway" }}
{{- $_ := set $secrets "EVENTS_SECRET" "events-secret" }}
{{- $_ := set $secrets "DATABASE_URL" (printf "%s-database-url" .id) }}
{{- if .root.Values.events.broker }}{{- $_ := set $secrets "EVENT_BROKER_URL" "event-broker-url" }}{{- end }}
{{- end }}
{{- range $name, $key := .values.secrets }}{{- $_ := set $secrets $name $key }}{{- end }}
{{- toJson $secrets }}
{{- end }}

{{/* The container of a deployable without its probes: of the server and of the migration alike. */}}
{{- define "seed-intranet.container" -}}
name: {{ .id }}
image: {{ include "seed-intranet.image" . | quote }}
imagePullPolicy: {{ .root.Values.image.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  runAsNonRoot: true
  capabilities:
    drop: [ALL]
env:
  {{- range $name, $value := include "seed-intranet.environment" . | fromJson }}
  - name: {{ $name }}
    value: {{ $value | quote }}
  {{- end }}
  {{- range $name, $key := include "seed-intranet.secrets" . | fromJson }}
  - name: {{ $name }}_FILE
    value: /secrets/{{ $key }}
  {{- end }}
resources:
  {{- toYaml (default .root.Values.defaults.resources .values.resources) | nindent 2 }}
volumeMounts:
  - name: secrets
    mountPath: /secrets
    readOnly: true
  - name: data
    mountPath: /data
  - name: tmp
    mountPath: /tmp
  {{- if .root.Values.authorities.existingConfigMap }}
  - name: authorities
    mountPath: /authorities
    readOnly: true
  {{- end }}
{{- end }}

{{- define "seed-intranet.podSecurity" -}}
automountServiceAccountToken: false
# The names of services as variables could be taken for variables of the process.
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 65532
  runAsGroup: 65532
  fsGroup: 65532
  seccompProfile:
    type: RuntimeDefault
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{- define "seed-intranet.volumes" -}}
- name: secrets
  secret:
    secretName: {{ .root.Values.secrets.existingSecret }}
    # For the group of the process only.
    defaultMode: 0440
    items:
      {{- range $key := include "seed-intranet.secrets" . | fromJson | values | uniq | sortAlpha }}
      - key: {{ $key }}
        path: {{ $key }}
      {{- end }}
- name: data
  emptyDir:
    sizeLimit: {{ default "64Mi" .values.dataSize }}
- name: tmp
  emptyDir:
    sizeLimit: 64Mi
{{- with include "seed-intranet.authorities" .root }}
{{ . }}
{{- end }}
{{- end }}

{{- define "seed-intranet.authorities" -}}
{{- with .Values.authorities.existingConfigMap -}}
- name: authorities
  configMap:
    name: {{ . }}
    items:
      - key: ca.pem
        path: ca.pem
{{- end }}
{{- end }}
