<#import "template.ftl" as layout>
<#import "buttons.ftl" as buttons>
<#-- Keycloak's page says "Click here" twice; a choice of two is two buttons. -->
<@layout.registrationLayout; section>
    <#if section = "header">
        ${msg("pageExpiredTitle")}
    <#elseif section = "form">
        <p id="instruction1" class="instruction">${msg("pageExpiredMsg1")}</p>
        <div class="actions">
            <@buttons.buttonLink id="loginRestartLink" href=url.loginRestartFlowUrl label="pageExpiredStartAgain" class=["kcButtonPrimaryClass", "kcButtonBlockClass"] />
            <@buttons.buttonLink id="loginContinueLink" href=url.loginAction label="pageExpiredContinue" />
        </div>
    </#if>
</@layout.registrationLayout>
